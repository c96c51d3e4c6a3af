import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { isGated } from '@prospectus/content/schema/stories/resource'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** One page of the stories that match a query, in protocol form, and the total (CALL-4). */
export function selectStories(
  snapshot: Snapshot,
  query: StoriesQuery,
): { readonly stories: readonly RawStory[]; readonly total: number } {
  const { entries, total } = snapshot.select(query)
  return {
    stories: entries.map((entry) => sentStory(snapshot.read(entry), query.excluded)),
    total,
  }
}

/** Drops excluded keys, and a gated resource's downloads, whose addresses no list may contain (BLOCK-12). */
export function sentStory(story: RawStory, excluded: ReadonlySet<string>): RawStory {
  const { content } = story
  if (typeof content !== 'object' || content === null) return story
  const storedFields: Readonly<Record<string, unknown>> = { ...content }
  const gated = isGated(content)
  const included = Object.entries(storedFields).filter(
    ([key]) => !excluded.has(key) && !(gated && key === 'download'),
  )
  return { ...story, content: Object.fromEntries(included) }
}
