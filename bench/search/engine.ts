import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'

/** Something that can be searched as the site is: opened in a process of its own. */
export interface Engine {
  /** Results of the site search in English: all counted by tab, the first 50 in their order. */
  readonly search: (text: string) => Found
  /** A page of the resources centre and how many resources there are in all. */
  readonly filter: (query: ResourceView) => Found
  /** Bytes that the index takes on disk; undefined when there is nothing there. */
  readonly indexBytes: number | undefined
}

export interface Found {
  readonly total: number
  /** Ids of the stories on the first page. */
  readonly ids: readonly number[]
}

/** How an engine comes to be. Both work on the made-up space of `size` stories. */
export interface EngineKind {
  /** Fills `folder`, for engines that keep their index there. */
  readonly build?: (folder: string, size: number) => Promise<void>
  readonly open: (folder: string, size: number) => Promise<Engine>
  /** Shapes of queries that it finds nothing for by design: they are not timed. */
  readonly cannot: readonly string[]
  /** Above so many stories it is not measured. */
  readonly upTo: number
}
