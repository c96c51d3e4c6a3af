import type { Fault } from '@prospectus/content/schema/context/nested-block'
import type { ShownSearch } from '../http/shown-search.ts'

/** What a render adds to on its way, besides HTML. */
export interface Gathered {
  /** Blocks and parts that are left out (DATA-4). */
  readonly faults: Fault[]
  /** Searches whose results the page shows. */
  readonly searches?: ShownSearch[]
}
