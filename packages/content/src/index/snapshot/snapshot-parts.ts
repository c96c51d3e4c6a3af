import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import type { WordIndex } from '../words/word-index.ts'
import type { Folder } from './read-link.ts'
import type { DatasourceSlug } from './snapshot.ts'

/** All of a snapshot but its bodies: what is written to disk, and what a snapshot is assembled from. */
export interface SnapshotParts {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly languages: readonly string[]
  /** `rows[n].entry.row` is n. A row keeps its number; what order rows are listed in stands below. */
  readonly rows: readonly SnapshotRow[]
  /** Published or not. */
  readonly folders: readonly Folder[]
  readonly datasources: Readonly<Record<DatasourceSlug, readonly RawDatasourceEntry[]>>
  /** Row numbers in catalogue order, and newest first (DATA-7). */
  readonly byPosition: Uint32Array
  readonly newestFirst: Uint32Array
  /** Over the words between spaces of name and description of resources (RES-8). */
  readonly phrases: WordIndex
  /** Over the words of all that the site search compares (SEARCH-2). */
  readonly fullText: WordIndex
}
