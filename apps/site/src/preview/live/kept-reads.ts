import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { LRUCache } from 'lru-cache'

/**
 * A snapshot that keeps the stories it has read last: a page that is rendered at every keystroke reads the
 * same ones each time. The same for the same snapshot.
 */
export function withKeptReads(snapshot: Snapshot): Snapshot {
  const known = keeping.get(snapshot)
  if (known !== undefined) return known
  const stories = new LRUCache<number, RawStory>({ max: MAXIMUM_KEPT })
  const kept: Pick<Snapshot, 'read'> = {
    read: (entry) => {
      const story = stories.get(entry.row) ?? snapshot.read(entry)
      stories.set(entry.row, story)
      return story
    },
  }
  // Inherited, not copied: a snapshot makes its tree only when that is looked at.
  const made = Object.assign<Snapshot, typeof kept>(Object.create(snapshot), kept)
  keeping.set(snapshot, made)
  return made
}

const keeping = new WeakMap<Snapshot, Snapshot>()
const MAXIMUM_KEPT = 200
