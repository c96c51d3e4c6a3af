import type { Log } from '@prospectus/server/log'
import { createTaskQueue } from '../files/snapshot-folder.ts'
import { updateAlternates } from '../languages/update-alternates.ts'
import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Clock } from './clock.ts'
import { differs, isEmpty } from './find-changes.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'
import type { SnapshotStore } from './snapshot-store.ts'

export type ChangeApplier = ReturnType<typeof createChangeApplier>

/** Numbers of stories that a set of changes added, changed and removed. */
export interface AppliedChanges {
  readonly new: number
  readonly changed: number
  readonly removed: number
  /** Version of the resulting snapshot. */
  readonly version: string
}

/** Applies sets of changes one after another: to the snapshot that visitors see, then to the disk. */
export function createChangeApplier({
  snapshots,
  store,
  log,
  clock,
}: {
  readonly snapshots: SnapshotHolder
  readonly store: SnapshotStore
  readonly log: Log
  readonly clock: Clock
}) {
  const enqueue = createTaskQueue()
  // Part of each version: these must differ between processes, because pages are cached by the snapshot's version.
  const processStart = clock.now().toString(36)
  let serial = 0

  const applyTo = async (
    current: Snapshot,
    candidates: Changes,
    base: Snapshot,
    cv: number,
  ): Promise<AppliedChanges | undefined> => {
    const changes = updateAlternates(stillApplicable(candidates, base, current), current)
    if (isEmpty(changes)) return undefined
    serial++
    const version = `${cv}.${processStart}.${serial}`
    const counts = countsOf(changes, current)
    const next = await store.apply(current, changes, version)
    // Before the write to disk: a process that ends in between fetches the change again at its next start.
    snapshots.swap(next, {
      stories: changes.stories.map(({ uuid }) => uuid),
      removed: changes.removed,
      hasOtherChanges: (changes.folders ?? changes.datasources) !== undefined,
    })
    try {
      await store.persist(changes, next)
    } catch (error) {
      log.error(
        'snapshot.persist_failed',
        'A change could not be written to disk; the change is shown now, and fetched again after a restart. Check the disk of DATA_DIR',
        { error },
      )
    }
    return { ...counts, version }
  }
  return {
    /**
     * Applies changes that were found by comparison with `base`, except to stories that have changed since or are
     * already the same.
     * @param cv content version that the changes belong to
     * @throws what the store throws when the changes cannot be applied; the current snapshot then stays
     */
    apply: (changes: Changes, base: Snapshot, cv: number) =>
      enqueue(() => snapshots.use((current) => applyTo(current, changes, base, cv))),
    /** Replaces the current snapshot, after the changes that are being applied. */
    replace: (load: () => Promise<Snapshot>): Promise<Snapshot> =>
      enqueue(async () => {
        const next = await load()
        snapshots.swap(next)
        return next
      }),
  }
}

function stillApplicable(changes: Changes, base: Snapshot, current: Snapshot): Changes {
  const isUnchanged = (uuid: string) =>
    base === current || base.byUuid(uuid)?.publishedAt === current.byUuid(uuid)?.publishedAt
  return {
    ...changes,
    stories: changes.stories.filter((story) => isUnchanged(story.uuid) && differs(story, current)),
    removed: changes.removed.filter(
      (uuid) => isUnchanged(uuid) && current.byUuid(uuid) !== undefined,
    ),
  }
}

function countsOf({ stories, removed }: Changes, current: Snapshot) {
  const added = stories.filter(({ uuid }) => current.byUuid(uuid) === undefined).length
  return { new: added, changed: stories.length - added, removed: removed.length }
}
