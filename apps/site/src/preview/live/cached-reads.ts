import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { LRUCache } from 'lru-cache'

/**
 * Caches the stories that a snapshot has read last: a page that is rendered at every keystroke reads the same ones each
 * time. Memoised by snapshot.
 */
export function withCachedReads(snapshot: Snapshot): Snapshot {
  const known = cachedSnapshots.get(snapshot)
  if (known !== undefined) return known
  const stories = new LRUCache<number, RawStory>({ max: MAXIMUM_STORIES })
  const cached: Pick<Snapshot, 'read'> = {
    read: (entry) => {
      const story = stories.get(entry.row) ?? snapshot.read(entry)
      stories.set(entry.row, story)
      return story
    },
  }
  // Inherited, not copied: a snapshot's tree is only built when it is read.
  const withCache = Object.assign<Snapshot, typeof cached>(Object.create(snapshot), cached)
  cachedSnapshots.set(snapshot, withCache)
  return withCache
}

const cachedSnapshots = new WeakMap<Snapshot, Snapshot>()
const MAXIMUM_STORIES = 200
