/** A server under measurement, ours or a peer's. */
export interface Candidate {
  readonly url: string
  readonly pid: number
  /** Milliseconds from starting the process to its first whole page. */
  readonly start: number
  /** True if it compresses text itself. */
  readonly compresses: boolean
  readonly paths: Paths
  readonly close: () => Promise<void>
}

/** Where the pages of a candidate are. */
export interface Paths {
  readonly home: string
  readonly resources: string
  /** Served from a cache or a file, or as the candidate's documentation recommends. */
  readonly article: string
  /** Rendered for each request; a number is added to its query. */
  readonly rendered: string
}
