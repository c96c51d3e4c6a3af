/** A search whose results a visitor gets. */
export interface SearchRecord {
  /** As typed. */
  readonly text: string
  readonly lang: string
  readonly resultCount: number
}
