import { completeRawStory, type RawAlternate, type RawStory } from '@prospectus/protocol/raw-story'
import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { alternateOf } from './language-page.ts'

/**
 * Adds to `changes` the unchanged stories that are or were alternates of a changed or removed story, with their own
 * `alternates` updated. The content system does not report these stories as changed (LANG-1).
 */
export function updateAlternates(changes: Changes, before: Snapshot): Changes {
  const changedUuids = new Set([...changes.stories.map(({ uuid }) => uuid), ...changes.removed])
  const updated = new Map<string, RawStory>()
  /** The story of an alternate with its updates so far; undefined if it is not one to update. */
  const storyOf = ({ id, full_slug }: RawAlternate) => {
    const match = before.find(full_slug)
    if (match?.kind !== 'story' || match.entry.id !== id || changedUuids.has(match.entry.uuid))
      return
    return updated.get(match.entry.uuid) ?? completeRawStory(before.read(match.entry))
  }
  const update = (
    changed: RawStory,
    current: readonly RawAlternate[],
    previous: readonly RawAlternate[],
  ) => {
    const currentIds = new Set(current.map(({ id }) => id))
    for (const alternate of [...previous.filter(({ id }) => !currentIds.has(id)), ...current]) {
      const story = storyOf(alternate)
      if (story === undefined) continue
      const others = story.alternates.filter(({ id }) => id !== changed.id)
      const alternates = currentIds.has(alternate.id) ? [...others, alternateOf(changed)] : others
      updated.set(story.uuid, { ...story, alternates })
    }
  }
  const knownStory = (uuid: string) => {
    const entry = before.byUuid(uuid)
    return entry && completeRawStory(before.read(entry))
  }
  for (const story of changes.stories) {
    update(story, completeRawStory(story).alternates, knownStory(story.uuid)?.alternates ?? [])
  }
  const storyUuids = new Set(changes.stories.map(({ uuid }) => uuid))
  for (const uuid of changes.removed) {
    const story = storyUuids.has(uuid) ? undefined : knownStory(uuid)
    if (story !== undefined) update(story, [], story.alternates)
  }
  if (updated.size === 0) return changes
  return { ...changes, stories: [...changes.stories, ...updated.values()] }
}
