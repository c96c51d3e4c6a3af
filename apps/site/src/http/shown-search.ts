/** A search that a page shows the results of. */
export interface ShownSearch {
  readonly text: string
  readonly lang: string
  /** How much was found in all. */
  readonly results: number
}
