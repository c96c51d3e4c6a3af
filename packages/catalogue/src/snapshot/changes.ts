import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Folder } from './read-link.ts'
import { type BrokenStory, type Identity, readIdentity } from './read-row.ts'
import type { Snapshot } from './snapshot.ts'

/** A change of content; each value is the current one, so that applying changes twice does no harm. */
export interface Changes {
  readonly stories: readonly RawStory[]
  /** Uuids of stories that are gone or no longer published. A story in both lists is kept. */
  readonly removed: readonly string[]
  /** The whole list, when it has changed. */
  readonly folders?: readonly Folder[]
  readonly datasources?: Snapshot['datasources']
}

/** Merges changes, oldest first. Passes stories to `onLeftOut` that are broken, or whose slug or id a later one has. */
export function mergeChanges(
  all: Iterable<Changes>,
  onLeftOut: (story: BrokenStory) => void = () => undefined,
): Changes {
  const positions = createPositions()
  const removed = new Set<string>()
  let lists: Pick<Changes, 'folders' | 'datasources'> = {}
  for (const { stories, removed: gone, folders, datasources } of all) {
    const good = stories.flatMap((story) => {
      const identity = readIdentity(story)
      if (!('reason' in identity)) return { story, identity }
      onLeftOut(identity)
      return []
    })
    for (const uuid of [...gone, ...good.map(({ identity }) => identity.uuid)])
      positions.leave(uuid)
    for (const uuid of gone) removed.add(uuid)
    for (const { story, identity } of good) {
      removed.delete(identity.uuid)
      for (const other of positions.take(story, identity)) {
        removed.add(other.uuid)
        onLeftOut({ story: other.fullSlug, reason: POSITION_TAKEN })
      }
    }
    lists = { ...lists, ...(folders && { folders }), ...(datasources && { datasources }) }
  }
  return { stories: positions.stories(), removed: [...removed], ...lists }
}

function createPositions() {
  const byUuid = new Map<string, { readonly story: RawStory; readonly identity: Identity }>()
  const bySlug = new Map<string, string>()
  const byId = new Map<number, string>()
  const leave = (uuid: string) => {
    const identity = byUuid.get(uuid)?.identity
    if (identity === undefined) return undefined
    byUuid.delete(uuid)
    bySlug.delete(identity.fullSlug)
    byId.delete(identity.id)
    return identity
  }
  return {
    leave,
    /** Adds a story and returns the stories removed to make room for it. */
    take: (story: RawStory, identity: Identity): readonly Identity[] => {
      const { uuid, fullSlug, id } = identity
      leave(uuid)
      const others = [bySlug.get(fullSlug), byId.get(id)].flatMap((other) =>
        other === undefined ? [] : (leave(other) ?? []),
      )
      byUuid.set(uuid, { story, identity })
      bySlug.set(fullSlug, uuid)
      byId.set(id, uuid)
      return others
    },
    stories: () => Array.from(byUuid.values(), ({ story }) => story),
  }
}

export const POSITION_TAKEN = 'makes way for another story that now has its full slug or id'

/** Tests whether one of these stories now has another story's full slug or id, so that the other must go. */
export function takenPositions(stories: readonly RawStory[]): (identity: Identity) => boolean {
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
 * Checks changes against a snapshot (CALL-6). Rejects a story that cannot be read, or that claims the full slug or id
 * of one that stays; its known version stays. A story that the same changes remove or move frees its slug and id.
 */
export function vetChanges(
  changes: Changes,
  known: Snapshot,
): { readonly accepted: Changes; readonly rejected: readonly BrokenStory[] } {
  const rejected: BrokenStory[] = []
  const arriving = new Map<string, Arriving>()
  for (const story of changes.stories) {
    const identity = readIdentity(story)
    if ('reason' in identity) rejected.push(identity)
    else arriving.set(identity.uuid, { story, identity })
  }
  const removed = new Set(changes.removed)
  // A rejected story does not move, so its slug and id are not free for others: check again.
  for (;;) {
    const conflicts = claimsOfOthers([...arriving.values()], removed, known)
    if (conflicts.length === 0) break
    for (const { uuid, fullSlug } of conflicts) {
      arriving.delete(uuid)
      rejected.push({ story: fullSlug, reason: 'claims the full slug or id of another story' })
    }
  }
  const stories = Array.from(arriving.values(), ({ story }) => story)
  return { accepted: { ...changes, stories }, rejected }
}

interface Arriving {
  readonly story: RawStory
  readonly identity: Identity
}

function claimsOfOthers(
  arriving: readonly Arriving[],
  removed: ReadonlySet<string>,
  known: Snapshot,
): readonly Identity[] {
  const identities = arriving.map(({ identity }) => identity)
  const uuids = new Set(identities.map(({ uuid }) => uuid))
  const stays = (uuid: string) => !removed.has(uuid) && !uuids.has(uuid)
  const holders = knownHolders(identities, known)
  const slugs = new Map<string, string>()
  const ids = new Map<number, string>()
  for (const { uuid, id, fullSlug } of holders) {
    if (!stays(uuid)) continue
    slugs.set(fullSlug, uuid)
    ids.set(id, uuid)
  }
  // Stories that keep their own slug and id come first.
  const keepsPosition = ({ uuid, fullSlug }: Identity) => known.byUuid(uuid)?.fullSlug === fullSlug
  const byPrecedence = identities.toSorted((a, b) => +keepsPosition(b) - +keepsPosition(a))
  return byPrecedence.filter(({ uuid, id, fullSlug }) => {
    if (slugs.has(fullSlug) || ids.has(id)) return true
    slugs.set(fullSlug, uuid)
    ids.set(id, uuid)
    return false
  })
}

function knownHolders(identities: readonly Identity[], known: Snapshot): readonly Identity[] {
  const atSlugs = identities.flatMap(({ fullSlug }) => {
    const found = known.find(fullSlug)
    return found?.kind === 'story' ? found.entry : []
  })
  const newIds = new Set(
    identities.filter(({ uuid, id }) => known.byUuid(uuid)?.id !== id).map(({ id }) => id),
  )
  if (newIds.size === 0) return atSlugs
  const withIds = Array.from(known.entries()).filter(({ id }) => newIds.has(id))
  return [...atSlugs, ...withIds]
}
