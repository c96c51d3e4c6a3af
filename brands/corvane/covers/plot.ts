/** The figures of a chart, as far as a cover is drawn from them. */
export interface Plot {
  readonly shape: 'line' | 'bar' | 'dot' | 'slope' | 'sparklines'
  /** A line of each; undefined where a figure is missing. */
  readonly series: readonly Series[]
  /** The series to look at: the first one unless told. */
  readonly stressed: number
}

export type Series = readonly (number | undefined)[]

export type Meaning = 'better' | 'worse' | 'unknown'

/** One figure before and after; both are zero or more. */
export interface Change {
  readonly before: number
  readonly after: number
  readonly meaning: Meaning
}

/** Where a story says that something went, without a figure for where it came from. */
export interface Course {
  readonly way: 'fall' | 'rise'
  readonly meaning: Meaning
}

/** What a story tells of before and after. */
export type PlotFigures =
  | { readonly changes: readonly [Change, ...Change[]] }
  | { readonly course: Course | undefined }
