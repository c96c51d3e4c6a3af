import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { isGated } from '@prospectus/content/schema/stories/resource'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** The stories of a snapshot that match a query, in protocol form (CALL-4): one page, and the total of all pages. */
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

/**
 * A story as the endpoint sends it: without excluded keys of `content`, and without the downloads of a gated resource,
 * which are only given out on personal request (BLOCK-12).
 */
export function sentStory(story: RawStory, excluded: ReadonlySet<string>): RawStory {
  const { content } = story
  if (typeof content !== 'object' || content === null) return story
  const stored: Readonly<Record<string, unknown>> = { ...content }
  const held = isGated(content)
  const included = Object.entries(stored).filter(
    ([key]) => !excluded.has(key) && !(held && key === 'download'),
  )
  return { ...story, content: Object.fromEntries(included) }
}
