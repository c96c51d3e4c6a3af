import { completeRawStory, type RawAlternate, type RawStory } from '@prospectus/protocol/raw-story'
import type { Changes } from '../snapshot/changes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { alternateOf } from './language-page.ts'

/**
 * Adds the stories to some changes that have to name another translation because of them (LANG-1). A content
 * system delivers a story with the translations that it had when it was asked for, and publishing one of them
 * is no change of the others: nobody would ask for those again.
 */
export function tellTranslations(changes: Changes, before: Snapshot): Changes {
  const known = new Set([...changes.stories.map(({ uuid }) => uuid), ...changes.removed])
  const told = new Map<string, RawStory>()
  /** The story that an alternate stands for, with what it has been told so far. */
  const storyOf = ({ id, full_slug }: RawAlternate) => {
    const found = before.find(full_slug)
    if (found?.kind !== 'story' || found.entry.id !== id || known.has(found.entry.uuid)) return
    return told.get(found.entry.uuid) ?? completeRawStory(before.read(found.entry))
  }
  const tell = (about: RawStory, now: readonly RawAlternate[], then: readonly RawAlternate[]) => {
    const linked = new Set(now.map(({ id }) => id))
    for (const alternate of [...then.filter(({ id }) => !linked.has(id)), ...now]) {
      const story = storyOf(alternate)
      if (story === undefined) continue
      const others = story.alternates.filter(({ id }) => id !== about.id)
      const alternates = linked.has(alternate.id) ? [...others, alternateOf(about)] : others
      told.set(story.uuid, { ...story, alternates })
    }
  }
  const read = (uuid: string) => {
    const entry = before.byUuid(uuid)
    return entry && completeRawStory(before.read(entry))
  }
  for (const story of changes.stories) {
    tell(story, completeRawStory(story).alternates, read(story.uuid)?.alternates ?? [])
  }
  const kept = new Set(changes.stories.map(({ uuid }) => uuid))
  for (const uuid of changes.removed) {
    const story = kept.has(uuid) ? undefined : read(uuid)
    if (story !== undefined) tell(story, [], story.alternates)
  }
  return told.size === 0 ? changes : { ...changes, stories: [...changes.stories, ...told.values()] }
}
