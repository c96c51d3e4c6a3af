import { type OpenedSnapshot, openStored, withSegments } from '../files/open-snapshot.ts'
import { currentFolder } from '../files/snapshot-folder.ts'
import { readSegments } from '../files/stored-segments.ts'
import { changedRows } from '../snapshot/apply-changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { buildInChild, type ChildOptions } from './build-in-child.ts'
import type { BuildReport } from './run-build.ts'

/** A snapshot without changes beside it, or with few, that is about to take the place of one with many. */
export interface Compaction {
  readonly report: BuildReport
  /**
   * The snapshot, with everything that has been written to disk since. To be called while no change is
   * being applied to the present one, and once; from then on the result is the present one.
   */
  readonly finish: () => Promise<Snapshot>
  /** Closes what has been opened, instead of `finish`. */
  readonly abandon: () => void
}

export interface CompactOptions extends ChildOptions {
  readonly directory: string
  readonly spaceId: string
}

/**
 * Whether a full build is due: so much has changed since the last one that searches, memory or the next
 * start would feel it. `segments` is how many changes lie on disk beside the snapshot.
 */
export function isCompactionDue(snapshot: Snapshot, segments: number): boolean {
  return (
    segments >= MOST_SEGMENTS ||
    changedRows(snapshot) > Math.max(COMPACT_ABOVE_ROWS, snapshot.size * COMPACT_ABOVE_SHARE)
  )
}

/**
 * Builds the snapshot on disk and the changes beside it into a new one, in a process of its own, and
 * opens that. Changes go on being applied and written meanwhile.
 *
 * @throws an `Error` when the build fails; what was there then stays, in memory and on disk
 */
export async function compact({
  directory,
  spaceId,
  ...child
}: CompactOptions): Promise<Compaction> {
  const report = await buildInChild({ kind: 'stored', directory, spaceId }, child)
  let opened = await openPresent(directory, spaceId)
  return {
    report,
    finish: async () => {
      if ((await currentFolder(directory)) !== opened.folder) {
        opened.snapshot.close()
        opened = await openPresent(directory, spaceId)
      }
      const { snapshot, folder, segments } = opened
      return withSegments(snapshot, await readSegments(folder, spaceId, new Set(segments.names)))
    },
    abandon: () => opened.snapshot.close(),
  }
}

async function openPresent(directory: string, spaceId: string): Promise<OpenedSnapshot> {
  const opened = await openStored(directory, spaceId)
  if (opened !== undefined) return opened
  throw new Error(`There is no snapshot of space ${spaceId} in ${directory} any more`)
}

const MOST_SEGMENTS = 64
const COMPACT_ABOVE_ROWS = 500
const COMPACT_ABOVE_SHARE = 0.02
