import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'

/** A search engine, opened in a separate process. */
export interface Engine {
  /** Searches English stories as the site search does: counts all results by tab, and sorts the first 50. */
  readonly search: (text: string) => SearchResults
  /** Returns a page of the resources centre, and the total number of matching resources. */
  readonly filter: (query: ResourceView) => SearchResults
  /** Size of the index on disk; undefined without one. */
  readonly indexBytes: number | undefined
}

export interface SearchResults {
  readonly total: number
  /** Ids of the stories on the requested page; of a search, the first 50. */
  readonly ids: readonly number[]
}

/** A kind of engine; `size` is the number of stories in the generated space. */
export interface EngineKind {
  /** Writes the index into `folder`; only for engines with an index on disk. */
  readonly build?: (folder: string, size: number) => Promise<void>
  readonly open: (folder: string, size: number) => Promise<Engine>
  /** Query shapes that find nothing by design, and are not timed. */
  readonly unsupported: readonly string[]
  /** Maximum number of stories that the engine is measured with. */
  readonly maxStories: number
}
