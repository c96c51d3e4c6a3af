import { completeRawStory, type RawAlternate, type RawStory } from '@prospectus/protocol/raw-story'
import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { alternateOf } from './language-page.ts'

/** Also adds the stories whose alternates these changes affect, since nothing else would fetch them again (LANG-1). */
export function updateAlternates(changes: Changes, before: Snapshot): Changes {
  const known = new Set([...changes.stories.map(({ uuid }) => uuid), ...changes.removed])
  const updated = new Map<string, RawStory>()
  /** The story of an alternate, with its updates so far. */
  const storyOf = ({ id, full_slug }: RawAlternate) => {
    const found = before.find(full_slug)
    if (found?.kind !== 'story' || found.entry.id !== id || known.has(found.entry.uuid)) return
    return updated.get(found.entry.uuid) ?? completeRawStory(before.read(found.entry))
  }
  const update = (
    about: RawStory,
    current: readonly RawAlternate[],
    previous: readonly RawAlternate[],
  ) => {
    const linked = new Set(current.map(({ id }) => id))
    for (const alternate of [...previous.filter(({ id }) => !linked.has(id)), ...current]) {
      const story = storyOf(alternate)
      if (story === undefined) continue
      const others = story.alternates.filter(({ id }) => id !== about.id)
      const alternates = linked.has(alternate.id) ? [...others, alternateOf(about)] : others
      updated.set(story.uuid, { ...story, alternates })
    }
  }
  const read = (uuid: string) => {
    const entry = before.byUuid(uuid)
    return entry && completeRawStory(before.read(entry))
  }
  for (const story of changes.stories) {
    update(story, completeRawStory(story).alternates, read(story.uuid)?.alternates ?? [])
  }
  const uuids = new Set(changes.stories.map(({ uuid }) => uuid))
  for (const uuid of changes.removed) {
    const story = uuids.has(uuid) ? undefined : read(uuid)
    if (story !== undefined) update(story, [], story.alternates)
  }
  if (updated.size === 0) return changes
  return { ...changes, stories: [...changes.stories, ...updated.values()] }
}
