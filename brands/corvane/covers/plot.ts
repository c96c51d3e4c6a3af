/** The part of a chart's data that a cover shows. */
export interface Plot {
  /** Kind of the chart. */
  readonly shape: 'line' | 'bar' | 'dot' | 'slope' | 'sparklines'
  readonly series: readonly Series[]
  /** Index of the highlighted series. */
  readonly highlighted: number
  /** Names of the series, if the cover shows them. */
  readonly names?: readonly string[] | undefined
}

/** Values of one line or group of bars; undefined where a figure is missing. */
export type Series = readonly (number | undefined)[]

export type Meaning = 'better' | 'worse' | 'unknown'

/** One figure before and after; both are zero or more. */
export interface Change {
  /** What is counted, and both figures as typed, which the cover shows. */
  readonly name: string
  readonly beforeText: string
  readonly afterText: string
  readonly before: number
  readonly after: number
  readonly meaning: Meaning
}

/** The direction of a measure, in a story that does not give its former value. */
export interface Trend {
  /** The key figure that says so, which the cover shows. */
  readonly name: string
  readonly direction: 'fall' | 'rise'
  readonly meaning: Meaning
}

/** A client story's changes; if it gives none, the trend of a measure, or undefined. */
export type StoryFigures =
  | { readonly changes: readonly [Change, ...Change[]] }
  | { readonly trend: Trend | undefined }
