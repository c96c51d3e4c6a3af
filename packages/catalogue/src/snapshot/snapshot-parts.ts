import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import type { WordIndex } from '../words/word-index.ts'
import type { Folder } from './read-link.ts'
import type { DatasourceSlug } from './snapshot.ts'

/** Everything in a snapshot except the bodies: written to disk, and used to assemble a snapshot. */
export interface SnapshotParts {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly languages: readonly string[]
  /** `rows[n].entry.row` is n. Row numbers never change; the list orders below refer to them. */
  readonly rows: readonly SnapshotRow[]
  /** Published or not. */
  readonly folders: readonly Folder[]
  readonly datasources: Readonly<Record<DatasourceSlug, readonly RawDatasourceEntry[]>>
  /** Row numbers by position, and newest first (DATA-7). */
  readonly byPosition: Uint32Array
  readonly newestFirst: Uint32Array
  /** Index of the space-separated words in names and descriptions of resources (RES-8). */
  readonly phrases: WordIndex
  /** Index of the words of everything that the site search compares (SEARCH-2). */
  readonly fullText: WordIndex
}
