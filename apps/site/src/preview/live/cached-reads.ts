import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { LRUCache } from 'lru-cache'

/** Caches the stories read last, because a page that is rendered at every keystroke reads the same ones. */
export function withCachedReads(snapshot: Snapshot): Snapshot {
  const existing = cachedSnapshots.get(snapshot)
  if (existing !== undefined) return existing
  const stories = new LRUCache<number, RawStory>({ max: MAX_STORIES })
  const cached: Pick<Snapshot, 'read'> = {
    read: (entry) => {
      const story = stories.get(entry.row) ?? snapshot.read(entry)
      stories.set(entry.row, story)
      return story
    },
  }
  // Inherited rather than copied: a snapshot's tree is only built when it is read.
  const withCache = Object.assign<Snapshot, typeof cached>(Object.create(snapshot), cached)
  cachedSnapshots.set(snapshot, withCache)
  return withCache
}

const cachedSnapshots = new WeakMap<Snapshot, Snapshot>()
const MAX_STORIES = 200
