import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'

/** A search engine, opened in a process of its own. */
export interface Engine {
  /** Site search results in English: all counted by tab, the first 50 in order. */
  readonly search: (text: string) => Found
  /** A page of the resources centre, and the number of resources in all. */
  readonly filter: (query: ResourceView) => Found
  /** Of the index on disk; undefined without one. */
  readonly indexBytes: number | undefined
}

export interface Found {
  readonly total: number
  /** Ids of the stories on the first page. */
  readonly ids: readonly number[]
}

/** Both work on the generated space of `size` stories. */
export interface EngineKind {
  /** Fills `folder`, for engines that keep their index there. */
  readonly build?: (folder: string, size: number) => Promise<void>
  readonly open: (folder: string, size: number) => Promise<Engine>
  /** Shapes of queries that it finds nothing for by design: they are not timed. */
  readonly cannot: readonly string[]
  /** Above so many stories it is not measured. */
  readonly upTo: number
}
