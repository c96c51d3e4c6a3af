import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** What the refresh asks of the place where snapshots are made and kept. */
export interface SnapshotStore {
  /** The next snapshot, of this version; the one given stays usable. */
  readonly apply: (snapshot: Snapshot, changes: Changes, version: string) => Promise<Snapshot>
  /** Brings changes to disk that have led to this snapshot. */
  readonly persist: (changes: Changes, snapshot: Snapshot, cv: number) => Promise<void>
  /** The lineage of the content that the snapshot agrees with; undefined when that is not known. */
  readonly lineage: () => Promise<string | undefined>
  /** Notes on disk that this snapshot has been found to agree with the content system. */
  readonly confirm: (snapshot: Snapshot, cv: number, lineage: string | undefined) => Promise<void>
  /**
   * Whether what is on disk was read by a site with another asset host: the addresses of files in it then
   * lead nowhere. No story has changed, so only loading everything mends that.
   */
  readonly isOutdated: () => Promise<boolean>
  /** The file by which the operator says that what is held back may go. */
  readonly acceptFile: string
  /** When the operator said so last, in milliseconds since 1970; undefined for never. */
  readonly acceptedAt: () => Promise<number | undefined>
  /**
   * Reads everything from the content system and writes it to disk. Stories that are known but did not
   * come, or came unreadable, are kept: a later comparison finds out which of them are gone.
   */
  readonly load: (cv: number) => Promise<void>
  /** Whether so much has been changed that a full build of what is on disk is due. */
  readonly isCompactionDue: (snapshot: Snapshot) => Promise<boolean>
  /**
   * Makes that full build, while changes go on being applied and persisted. What it resolves to opens
   * the result with all of those, and is to be called while none is being applied.
   */
  readonly compact: () => Promise<() => Promise<Snapshot>>
  /**
   * What is on disk, with all that has been persisted.
   *
   * @throws when there is nothing, or it is damaged
   */
  readonly open: () => Promise<Snapshot>
}
