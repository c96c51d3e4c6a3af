import type { RawStory } from '@prospectus/protocol/raw-story'
import type { SnapshotFolder } from './read-link.ts'
import { type BrokenStory, type Identity, readIdentity } from './read-row.ts'
import type { Snapshot } from './snapshot.ts'

/** Changes of content. Values are the current ones, so applying changes twice does no harm. */
export interface Changes {
  readonly stories: readonly RawStory[]
  /** Uuids of stories that are gone or no longer published. A story in both lists is kept. */
  readonly removed: readonly string[]
  /** The complete list, if it has changed. */
  readonly folders?: readonly SnapshotFolder[]
  readonly datasources?: Snapshot['datasources']
}

/** Merges changes, oldest first. Calls `onLeftOut` for stories that are broken, or whose slug or id another takes. */
export function mergeChanges(
  changeSets: Iterable<Changes>,
  onLeftOut: (story: BrokenStory) => void = () => undefined,
): Changes {
  const merged = createIdentityIndex()
  const removed = new Set<string>()
  let lists: Pick<Changes, 'folders' | 'datasources'> = {}
  for (const { stories, removed: gone, folders, datasources } of changeSets) {
    const readable = stories.flatMap((story) => {
      const identity = readIdentity(story)
      if (!('reason' in identity)) return { story, identity }
      onLeftOut(identity)
      return []
    })
    for (const uuid of [...gone, ...readable.map(({ identity }) => identity.uuid)])
      merged.remove(uuid)
    for (const uuid of gone) removed.add(uuid)
    for (const { story, identity } of readable) {
      removed.delete(identity.uuid)
      for (const other of merged.add(story, identity)) {
        removed.add(other.uuid)
        onLeftOut({ story: other.fullSlug, reason: IDENTITY_TAKEN })
      }
    }
    lists = { ...lists, ...(folders && { folders }), ...(datasources && { datasources }) }
  }
  return { stories: merged.stories(), removed: [...removed], ...lists }
}

function createIdentityIndex() {
  const byUuid = new Map<string, { readonly story: RawStory; readonly identity: Identity }>()
  const byFullSlug = new Map<string, string>()
  const byId = new Map<number, string>()
  const remove = (uuid: string) => {
    const identity = byUuid.get(uuid)?.identity
    if (identity === undefined) return undefined
    byUuid.delete(uuid)
    byFullSlug.delete(identity.fullSlug)
    byId.delete(identity.id)
    return identity
  }
  return {
    remove,
    /** Adds a story and returns the stories removed because it has their full slug or id. */
    add: (story: RawStory, identity: Identity): readonly Identity[] => {
      const { uuid, fullSlug, id } = identity
      remove(uuid)
      const others = [byFullSlug.get(fullSlug), byId.get(id)].flatMap((other) =>
        other === undefined ? [] : (remove(other) ?? []),
      )
      byUuid.set(uuid, { story, identity })
      byFullSlug.set(fullSlug, uuid)
      byId.set(id, uuid)
      return others
    },
    stories: () => Array.from(byUuid.values(), ({ story }) => story),
  }
}

export const IDENTITY_TAKEN = 'makes way for another story that now has its full slug or id'

/** Returns a predicate for stories that have to make way, because one of `stories` has their full slug or id. */
export function createConflictPredicate(
  stories: readonly RawStory[],
): (identity: Identity) => boolean {
  const slugs = new Set<string>()
  const ids = new Set<number>()
  for (const story of stories) {
    const identity = readIdentity(story)
    if ('reason' in identity) continue
    slugs.add(identity.fullSlug)
    ids.add(identity.id)
  }
  return ({ id, fullSlug }) => slugs.has(fullSlug) || ids.has(id)
}

/**
 * Checks changes against a snapshot (CALL-6). Rejects a story that cannot be read, or that has the full slug or id of
 * one that stays; its last good version stays. A story that the same changes remove or move frees its slug and id.
 */
export function validateChanges(
  changes: Changes,
  snapshot: Snapshot,
): { readonly accepted: Changes; readonly rejected: readonly BrokenStory[] } {
  const rejected: BrokenStory[] = []
  const arriving = new Map<string, ArrivingStory>()
  for (const story of changes.stories) {
    const identity = readIdentity(story)
    if ('reason' in identity) rejected.push(identity)
    else arriving.set(identity.uuid, { story, identity })
  }
  const removed = new Set(changes.removed)
  // A rejected story does not move, so its slug and id are not free for others: check again.
  for (;;) {
    const conflicts = conflictingStories([...arriving.values()], removed, snapshot)
    if (conflicts.length === 0) break
    for (const { uuid, fullSlug } of conflicts) {
      arriving.delete(uuid)
      rejected.push({ story: fullSlug, reason: 'claims the full slug or id of another story' })
    }
  }
  const stories = Array.from(arriving.values(), ({ story }) => story)
  return { accepted: { ...changes, stories }, rejected }
}

interface ArrivingStory {
  readonly story: RawStory
  readonly identity: Identity
}

function conflictingStories(
  arriving: readonly ArrivingStory[],
  removed: ReadonlySet<string>,
  snapshot: Snapshot,
): readonly Identity[] {
  const identities = arriving.map(({ identity }) => identity)
  const uuids = new Set(identities.map(({ uuid }) => uuid))
  const stays = (uuid: string) => !removed.has(uuid) && !uuids.has(uuid)
  const holders = knownHolders(identities, snapshot)
  const slugs = new Map<string, string>()
  const ids = new Map<number, string>()
  for (const { uuid, id, fullSlug } of holders) {
    if (!stays(uuid)) continue
    slugs.set(fullSlug, uuid)
    ids.set(id, uuid)
  }
  // Of several with the same slug, the story that had it before keeps it.
  const keepsSlug = ({ uuid, fullSlug }: Identity) => snapshot.byUuid(uuid)?.fullSlug === fullSlug
  const byPrecedence = identities.toSorted((a, b) => Number(keepsSlug(b)) - Number(keepsSlug(a)))
  return byPrecedence.filter(({ uuid, id, fullSlug }) => {
    if (slugs.has(fullSlug) || ids.has(id)) return true
    slugs.set(fullSlug, uuid)
    ids.set(id, uuid)
    return false
  })
}

/** Stories of the snapshot that have the full slug of an arriving story, or an id that it did not have before. */
function knownHolders(identities: readonly Identity[], snapshot: Snapshot): readonly Identity[] {
  const atSlugs = identities.flatMap(({ fullSlug }) => {
    const match = snapshot.find(fullSlug)
    return match?.kind === 'story' ? match.entry : []
  })
  const newIds = new Set(
    identities.filter(({ uuid, id }) => snapshot.byUuid(uuid)?.id !== id).map(({ id }) => id),
  )
  if (newIds.size === 0) return atSlugs
  const withIds = Array.from(snapshot.entries()).filter(({ id }) => newIds.has(id))
  return [...atSlugs, ...withIds]
}
