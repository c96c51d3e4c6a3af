import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Folder } from './read-link.ts'
import { type BrokenStory, type Identity, readIdentity } from './read-row.ts'
import type { Snapshot } from './snapshot.ts'

/** What has changed, each thing as it is now, so that applying changes twice does no harm. */
export interface Changes {
  /** New and changed stories, whole. */
  readonly stories: readonly RawStory[]
  /** Uuids of stories that are gone or no longer published. A story in both lists is kept. */
  readonly removed: readonly string[]
  /** The whole list, when it has changed. */
  readonly folders?: readonly Folder[]
  readonly datasources?: Snapshot['datasources']
}

/**
 * Merges several changes, given oldest first. The last readable version of a story counts. A story whose full
 * slug or id belongs to a later story is removed; such stories and broken ones are passed to `onLeftOut`.
 */
export function mergeChanges(
  all: Iterable<Changes>,
  onLeftOut: (story: BrokenStory) => void = () => undefined,
): Changes {
  const places = createPlaces()
  const removed = new Set<string>()
  let lists: Pick<Changes, 'folders' | 'datasources'> = {}
  for (const { stories, removed: gone, folders, datasources } of all) {
    const good = stories.flatMap((story) => {
      const identity = readIdentity(story)
      if (!('reason' in identity)) return { story, identity }
      onLeftOut(identity)
      return []
    })
    for (const uuid of [...gone, ...good.map(({ identity }) => identity.uuid)]) places.leave(uuid)
    for (const uuid of gone) removed.add(uuid)
    for (const { story, identity } of good) {
      removed.delete(identity.uuid)
      for (const other of places.take(story, identity)) {
        removed.add(other.uuid)
        onLeftOut({ story: other.fullSlug, reason: OTHER_HAS_ITS_PLACE })
      }
    }
    lists = { ...lists, ...(folders && { folders }), ...(datasources && { datasources }) }
  }
  return { stories: places.stories(), removed: [...removed], ...lists }
}

/** A collection in which no two stories have the same uuid, id or full slug. */
function createPlaces() {
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

/** Why a readable story is left out. */
export const OTHER_HAS_ITS_PLACE = 'makes way for another story that now has its full slug or id'

/**
 * Tests whether one of these stories now has another story's full slug or id, so that the other has to be
 * removed.
 */
export function takenPlaces(stories: readonly RawStory[]): (identity: Identity) => boolean {
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
