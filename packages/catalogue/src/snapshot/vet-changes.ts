import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Changes } from './changes.ts'
import { type BrokenStory, type Identity, readIdentity } from './read-row.ts'
import type { Snapshot } from './snapshot.ts'

export interface VettedChanges {
  /** Changes that may be applied. */
  readonly accepted: Changes
  /** Refused stories; their known versions stay. */
  readonly refused: readonly BrokenStory[]
}

/**
 * Checks changes against what is known (CALL-6). A story is refused if it cannot be read, or if it claims the
 * full slug or id of another story that stays in place. A story that the same changes remove or move frees
 * its slug and id.
 */
export function vetChanges(changes: Changes, known: Snapshot): VettedChanges {
  const refused: BrokenStory[] = []
  const arriving = new Map<string, Arriving>()
  for (const story of changes.stories) {
    const identity = readIdentity(story)
    if ('reason' in identity) refused.push(identity)
    else arriving.set(identity.uuid, { story, identity })
  }
  const removed = new Set(changes.removed)
  // A refused story does not move, so its slug and id are not free for others: check again.
  for (;;) {
    const inTheWay = claimsOfOthers([...arriving.values()], removed, known)
    if (inTheWay.length === 0) break
    for (const { uuid, fullSlug } of inTheWay) {
      arriving.delete(uuid)
      refused.push({ story: fullSlug, reason: 'claims the full slug or id of another story' })
    }
  }
  const stories = Array.from(arriving.values(), ({ story }) => story)
  return { accepted: { ...changes, stories }, refused }
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
  const keepsItsPlace = ({ uuid, fullSlug }: Identity) => known.byUuid(uuid)?.fullSlug === fullSlug
  const [keeping, moving] = [
    identities.filter(keepsItsPlace),
    identities.filter(not(keepsItsPlace)),
  ]
  return [...keeping, ...moving].filter(({ uuid, id, fullSlug }) => {
    if (slugs.has(fullSlug) || ids.has(id)) return true
    slugs.set(fullSlug, uuid)
    ids.set(id, uuid)
    return false
  })
}

/** Known stories that have the full slug or id of an arriving story. */
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

function not<T>(test: (value: T) => boolean): (value: T) => boolean {
  return (value) => !test(value)
}
