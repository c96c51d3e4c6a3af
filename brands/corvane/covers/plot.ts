/** The figures of a chart, as far as a cover is drawn from them. */
export interface Plot {
  readonly shape: 'line' | 'bar' | 'dot' | 'slope' | 'sparklines'
  /** A line of each; undefined where a figure is missing. */
  readonly series: readonly Series[]
  /** The series to look at: the first one unless told. */
  readonly stressed: number
}

export type Series = readonly (number | undefined)[]
