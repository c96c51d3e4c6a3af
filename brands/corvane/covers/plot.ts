/** The part of a chart's data that a cover shows. */
export interface Plot {
  readonly shape: 'line' | 'bar' | 'dot' | 'slope' | 'sparklines'
  /** Values are undefined where a figure is missing. */
  readonly series: readonly Series[]
  /** Index of the highlighted series. */
  readonly highlighted: number
}

export type Series = readonly (number | undefined)[]

export type Meaning = 'better' | 'worse' | 'unknown'

/** One figure before and after; both are zero or more. */
export interface Change {
  readonly before: number
  readonly after: number
  readonly meaning: Meaning
}

/** The direction of a measure whose former value a story does not give. */
export interface Trend {
  readonly direction: 'fall' | 'rise'
  readonly meaning: Meaning
}

/** A client story's changes, or only a trend. */
export type PlotFigures =
  | { readonly changes: readonly [Change, ...Change[]] }
  | { readonly trend: Trend | undefined }
