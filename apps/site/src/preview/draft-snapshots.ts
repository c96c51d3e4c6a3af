import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { writeSnapshot } from '@prospectus/catalogue/files/write-snapshot'
import { updateAlternates } from '@prospectus/catalogue/languages/update-alternates'
import { applyChanges } from '@prospectus/catalogue/snapshot/apply-changes'
import { compareLinks, foldersDiffer } from '@prospectus/catalogue/snapshot/compare-links'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { type Clock, freshCv, sleep, systemClock } from '@prospectus/catalogue/sync/clock'
import { hasUuid } from '@prospectus/catalogue/sync/find-changes'
import { createReachability } from '@prospectus/catalogue/sync/reachability'
import { createRemoteSource } from '@prospectus/catalogue/sync/remote-source'
import { createSnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Log } from '@prospectus/server/log'

export type DraftSnapshots = ReturnType<typeof createDraftSnapshots>

/**
 * Keeps the drafts of a space, which are updated when they are read; preview only (ROUTE-5, CALL-3). `directory`
 * belongs to this process alone.
 */
export function createDraftSnapshots(options: {
  readonly client: ContentClient
  readonly spaceId: string
  readonly directory: string
  readonly log: Log
  readonly clock?: Clock
}) {
  const { client, spaceId, directory, log, clock = systemClock } = options
  const reachability = createReachability(log, clock, { space: spaceId, view: 'draft' })
  const snapshots = createSnapshotHolder(undefined)
  /** Times of the last save, by uuid. */
  let savedAt = new Map<string, string>()
  let changedSinceLoad = 0
  /** Lineage of the database that the drafts came from; another one means a restored or new database. */
  let lineage: string | undefined
  let serial = 0
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  const nextVersion = () => `draft.${++serial}`

  const load = async () => {
    const source = await createRemoteSource(client, { spaceId, cv: freshCv(clock) })
    const loadedSavedAt = new Map<string, string>()
    async function* stories() {
      for await (const story of source.stories()) {
        if (hasUuid(story)) loadedSavedAt.set(story.uuid, story.updated_at)
        yield story
      }
    }
    const { snapshot } = await writeSnapshot({ ...source, stories }, directory, {
      version: nextVersion(),
      origin: { kind: 'api' },
    })
    snapshots.swap(snapshot)
    savedAt = loadedSavedAt
    changedSinceLoad = 0
  }

  const update = async (snapshot: Snapshot) => {
    const cv = freshCv(clock)
    const knownState = { tree: snapshot.tree, changedAt: (uuid: string) => savedAt.get(uuid) }
    const links = client.links({ cv, includeDates: true })
    const compared = await compareLinks(links, knownState, {
      view: 'draft',
      pause: () => yieldToRequests(),
    })
    const { changedUuids, removedUuids, folders } = compared
    const hasStoryChanges = changedUuids.length + removedUuids.length > 0
    if (!hasStoryChanges && !foldersDiffer(folders, snapshot.tree)) return
    if (changedSinceLoad + changedUuids.length > REBUILD_ABOVE) return load()
    const stories: RawStory[] = []
    for await (const story of client.storiesByUuid(changedUuids, { cv })) {
      if (hasUuid(story)) stories.push(story)
    }
    const options = {
      version: nextVersion(),
      builtAt: new Date(clock.now()),
      pause: () => yieldToRequests(),
    }
    const changes = updateAlternates({ stories, removed: removedUuids, folders }, snapshot)
    snapshots.swap(await applyChanges(snapshot, changes, options))
    for (const { uuid, updated_at } of stories) savedAt.set(uuid, updated_at)
    for (const uuid of removedUuids) savedAt.delete(uuid)
    changedSinceLoad += stories.length
  }

  const check = async () => {
    try {
      const space = await client.space()
      if (snapshots.current() === undefined || space.lineage !== lineage) await load()
      else await snapshots.use(update)
      lineage = space.lineage
      reachability.recordSuccess()
    } catch (error) {
      reachability.recordFailure(error)
    }
    checkedAt = clock.ticks()
    checking = undefined
  }

  /** Returns the running check, or starts one; undefined if the last one ended less than a second ago. */
  const startCheckIfDue = () => {
    if (clock.ticks() - checkedAt < FRESH_FOR_MS) return undefined
    checking ??= check()
    return checking
  }

  /**
   * Returns drafts at most a second old. Waits at most three seconds for them, then returns the last known ones; if
   * there are none, waits at most nine seconds, then returns undefined. Never throws.
   */
  const getFresh = async () => {
    const pendingCheck = startCheckIfDue()
    const maxWaitMs = snapshots.current() === undefined ? MAX_LOAD_WAIT_MS : MAX_CHECK_WAIT_MS
    if (pendingCheck !== undefined) await Promise.race([pendingCheck, sleep(clock, maxWaitMs)])
    return snapshots.current()
  }

  return {
    getFresh,
    /** Returns the known drafts and fetches later saves for the next call; `getFresh` if there are none. */
    getRecent: async () => {
      const current = snapshots.current()
      if (current === undefined) return getFresh()
      void startCheckIfDue()
      return current
    },
    close: snapshots.close,
  }
}

const FRESH_FOR_MS = 1000
const MAX_CHECK_WAIT_MS = 3000
/** After a start, an editor who searches waits for all drafts rather than missing new ones. */
const MAX_LOAD_WAIT_MS = 9000
/** Above this many changed stories, all are loaded again, since changed stories stay in memory until then. */
const REBUILD_ABOVE = 500
