import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import type { Log } from '@prospectus/server/log'
import {
  type OpenedSnapshot,
  openSnapshot,
  openStoredSnapshot,
  readStoredState,
  withSegments,
} from '../files/open-snapshot.ts'
import { readSegments, writeChanges } from '../files/segments.ts'
import { currentFolder } from '../files/snapshot-folder.ts'
import { applyChanges, countChangedRows } from '../snapshot/apply-changes.ts'
import type { Changes } from '../snapshot/changes.ts'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { buildInChild, type ChildOptions } from './build-in-child.ts'
import { type ContentApi, needsFullLoad, originOf } from './content-api.ts'
import type { BuildReport, BuildSpec, LoadProgress } from './run-build.ts'

/** Builds a snapshot and makes it current on disk, or throws and keeps the stored one. */
type Build = (spec: BuildSpec, options?: ChildOptions) => Promise<BuildReport>

interface StoreOptions {
  readonly directory: string
  readonly spaceId: string
  readonly api: ContentApi
  readonly log: Log
  readonly stop?: AbortSignal
  /** Builds in a separate process by default. */
  readonly build?: Build
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>

/** Stores snapshots in a folder that several sites may share; full builds run in a separate process. */
export function createSnapshotStore({
  directory,
  spaceId,
  api,
  log,
  stop,
  build = buildInChild,
}: StoreOptions) {
  const childOptions = stop ? { signal: stop } : {}
  const logSkipped = (story: BrokenStory) =>
    log.error(
      'snapshot.story_skipped',
      'A story is invalid and was left out; the site shows its last good version, or none. See the reason, and correct the story',
      { ...story },
    )
  const logBroken = ({ brokenCount, firstBroken }: BuildReport) => {
    for (const story of firstBroken) logSkipped(story)
    const unnamedCount = brokenCount - firstBroken.length
    if (unnamedCount > 0)
      log.error(
        'snapshot.stories_skipped',
        'Further stories, which the entries above do not name, are invalid and were left out; the site shows their last good versions, or none. Correct the named stories first',
        {
          stories: unnamedCount,
        },
      )
  }
  let lineage: string | undefined
  let isLineageRead = false
  /** Reads the stored lineage once; after that, this process knows what it has written. */
  const readLineage = async () => {
    if (isLineageRead) return
    const stored = await readStoredState(directory, spaceId).catch(() => undefined)
    lineage = stored?.origin.lineage
    isLineageRead = true
  }
  const persist = async (changes: Changes, { version, builtAt }: Snapshot) => {
    await readLineage()
    await writeChanges(directory, changes, {
      spaceId,
      version,
      builtAt,
      origin: { ...originOf(api), ...(lineage !== undefined && { lineage }) },
    })
  }
  const acceptFile = join(directory, '..', ACCEPT_FILE)
  let isConfirmed = false
  let isUpToDate = false

  return {
    /** Returns the next snapshot; the given one stays usable. */
    apply: (snapshot: Snapshot, changes: Changes, version: string): Promise<Snapshot> =>
      applyChanges(snapshot, changes, {
        version,
        builtAt: new Date(),
        pause,
        onLeftOut: logSkipped,
      }),

    persist,

    /** Lineage of the content that the snapshot agrees with; undefined if unknown. */
    lineage: async (): Promise<string | undefined> => {
      await readLineage()
      return lineage
    },

    /** Records on disk that this snapshot agrees with the content system, whose database has this lineage. */
    confirm: async (snapshot: Snapshot, currentLineage: string | undefined): Promise<void> => {
      if (isConfirmed && lineage === currentLineage) return
      await readLineage()
      const isNew = lineage !== currentLineage
      lineage = currentLineage
      const stored = await readStoredState(directory, spaceId)
      if (isNew || stored?.origin.kind === 'bundled') await persist(NO_CHANGES, snapshot)
      isConfirmed = true
    },

    /**
     * True if the snapshot was read with another asset host, mapping or resource types; only a full load fixes that.
     */
    isOutdated: async (): Promise<boolean> => {
      if (isUpToDate) return false
      // An unreadable snapshot counts as up to date here: compaction reports the damage.
      const stored = await readStoredState(directory, spaceId).catch(() => undefined)
      const isOutdated = stored !== undefined && needsFullLoad(stored.origin, api)
      isUpToDate = !isOutdated
      return isOutdated
    },

    /** The operator touches this file to accept the removals that are held back. */
    acceptFile,

    /** Time of the operator's last acceptance, in milliseconds since 1970; undefined if there was none. */
    acceptedAt: async (): Promise<number | undefined> => {
      try {
        return (await stat(acceptFile)).mtimeMs
      } catch {
        return undefined
      }
    },

    /** Loads everything to disk. Keeps undelivered and unreadable stories until a comparison finds which are gone. */
    load: async (cv: number): Promise<void> => {
      const version = `${cv}.${Date.now().toString(36)}`
      const logProgress = (progress: Partial<LoadProgress>) =>
        log.info('content.sync.loading', 'All content is being loaded from the content system', {
          ...progress,
        })
      logProgress({ stories: 0 })
      const spec = { kind: 'api', directory, spaceId, ...api, cv, version } as const
      logBroken(await build(spec, { ...childOptions, onProgress: logProgress }))
      // The lineage of the new snapshot is not known yet.
      lineage = undefined
      isLineageRead = true
    },

    /** True if enough has changed to rebuild the stored snapshot. */
    isCompactionDue: async (snapshot: Snapshot): Promise<boolean> => {
      const stored = await readStoredState(directory, spaceId)
      return (
        stored !== undefined && (stored.isDamaged || isCompactionDue(snapshot, stored.segmentCount))
      )
    },

    /** Rebuilds the stored snapshot. Returns a function that opens it with later changes; see `compact` for its use. */
    compact: async (): Promise<() => Promise<Snapshot>> => {
      const { finish, report } = await compact({ directory, spaceId, build, ...childOptions })
      logBroken(report)
      return finish
    },

    /**
     * Opens the stored snapshot with its changes, up to a damaged one, which it logs. Throws when the snapshot itself
     * is missing or damaged.
     */
    open: async (): Promise<Snapshot> => {
      const snapshot = await openSnapshot(directory, spaceId, ({ message }) =>
        log.error(
          'snapshot.change_rejected',
          'A stored change of the content is damaged; it and later ones are fetched again from the content system. If this recurs, check the disk of DATA_DIR',
          { reason: message },
        ),
      )
      if (snapshot !== undefined) return snapshot
      throw new Error(`There is no snapshot of space ${spaceId} in ${directory}`)
    },
  }
}

const ACCEPT_FILE = 'accept-removals'

/** Written only to record that the content comes from the content system. */
const NO_CHANGES: Changes = { stories: [], removed: [] }

/**
 * True if changes since the full build slow down searches or starts, or take memory.
 * @param segmentCount number of segments on disk
 */
export function isCompactionDue(snapshot: Snapshot, segmentCount: number): boolean {
  return (
    segmentCount >= MAX_SEGMENTS ||
    countChangedRows(snapshot) > Math.max(COMPACT_ABOVE_ROWS, snapshot.size * COMPACT_ABOVE_SHARE)
  )
}

const MAX_SEGMENTS = 64
const COMPACT_ABOVE_ROWS = 500
const COMPACT_ABOVE_SHARE = 0.02

/**
 * Rebuilds the stored snapshot with its changes in a separate process, and opens it. Other changes may be applied and
 * written meanwhile.
 * @returns a report, and `finish`, which returns the snapshot with everything written to disk since; call it once,
 * while no change is being applied to the current snapshot
 * @throws an `Error` when the build fails; the current snapshot then stays, in memory and on disk
 */
export async function compact({
  directory,
  spaceId,
  build = buildInChild,
  ...childOptions
}: ChildOptions & Pick<StoreOptions, 'directory' | 'spaceId' | 'build'>) {
  const report = await build({ kind: 'stored', directory, spaceId }, childOptions)
  let opened = await openCurrent(directory, spaceId)
  const finish = async (): Promise<Snapshot> => {
    if ((await currentFolder(directory)) !== opened.folder) {
      opened.snapshot.close()
      opened = await openCurrent(directory, spaceId)
    }
    const { snapshot, folder, segments } = opened
    return withSegments(snapshot, await readSegments(folder, spaceId, new Set(segments.names)))
  }
  return { report, finish }
}

async function openCurrent(directory: string, spaceId: string): Promise<OpenedSnapshot> {
  const opened = await openStoredSnapshot(directory, spaceId)
  if (opened !== undefined) return opened
  throw new Error(`There is no snapshot of space ${spaceId} in ${directory} any more`)
}
