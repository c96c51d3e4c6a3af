import type { Log } from '@prospectus/server/log'
import { createTurns } from '../files/snapshot-folder.ts'
import { updateAlternates } from '../languages/update-alternates.ts'
import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Clock } from './clock.ts'
import { differs, isEmpty } from './find-changes.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'
import type { SnapshotStore } from './snapshot-store.ts'

export type ChangeApplier = ReturnType<typeof createChangeApplier>

export interface AppliedChanges {
  readonly new: number
  readonly changed: number
  readonly removed: number
  /** Of the resulting snapshot. */
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
  const inTurn = createTurns()
  // Differs from every earlier process, because pages are cached by the snapshot's version.
  const process = clock.now().toString(36)
  let serial = 0

  const applyTo = async (
    present: Snapshot,
    found: Changes,
    base: Snapshot,
    cv: number,
  ): Promise<AppliedChanges | undefined> => {
    const changes = updateAlternates(stillApplicable(found, base, present), present)
    if (isEmpty(changes)) return undefined
    serial++
    const version = `${cv}.${process}.${serial}`
    const counts = countsOf(changes, present)
    const next = await store.apply(present, changes, version)
    // Before writing to disk: a process that ends in between fetches the change again when it starts.
    snapshots.swap(next, {
      stories: changes.stories.map(({ uuid }) => uuid),
      removed: changes.removed,
      hasOthers: (changes.folders ?? changes.datasources) !== undefined,
    })
    try {
      await store.persist(changes, next, cv)
    } catch (error) {
      log.error(
        'snapshot.persist_failed',
        'A change could not be written to disk; it is lost at the next start',
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
     * @throws what the store throws when the changes cannot be applied; keeps the current snapshot then
     */
    apply: (changes: Changes, base: Snapshot, cv: number) =>
      inTurn(() => snapshots.use((present) => applyTo(present, changes, base, cv))),
    /** Replaces the current snapshot by a whole new one, after what is being applied. */
    replace: (load: () => Promise<Snapshot>): Promise<Snapshot> =>
      inTurn(async () => {
        const next = await load()
        snapshots.swap(next)
        return next
      }),
  }
}

function stillApplicable(changes: Changes, base: Snapshot, present: Snapshot): Changes {
  const isUnchanged = (uuid: string) =>
    base === present || base.byUuid(uuid)?.publishedAt === present.byUuid(uuid)?.publishedAt
  return {
    ...changes,
    stories: changes.stories.filter((story) => isUnchanged(story.uuid) && differs(story, present)),
    removed: changes.removed.filter(
      (uuid) => isUnchanged(uuid) && present.byUuid(uuid) !== undefined,
    ),
  }
}

function countsOf({ stories, removed }: Changes, present: Snapshot) {
  const added = stories.filter(({ uuid }) => present.byUuid(uuid) === undefined).length
  return { new: added, changed: stories.length - added, removed: removed.length }
}
