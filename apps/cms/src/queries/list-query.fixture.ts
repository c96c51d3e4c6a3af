import type { Clause } from '@prospectus/protocol/query/operations'
import type { StoryCondition, StoryQuery } from '../database/story-query.ts'
import type { Storage } from '../storage/storage.ts'

/** A query for the first hundred published stories in the default order, with changes. */
export function listQuery(change: Partial<StoryQuery> = {}): StoryQuery {
  return {
    view: 'published',
    where: [],
    search: undefined,
    sort: [],
    page: 1,
    perPage: 100,
    ...change,
  }
}

/** The last segments of the stories that a query finds, in order. */
export async function slugsOf(
  storage: Storage,
  change: Partial<StoryQuery> = {},
): Promise<readonly string[]> {
  const { items } = await storage.listStories(listQuery(change))
  return items.map(({ slug }) => slug)
}

/** The condition for a clause on the content. */
export function contentIs(clause: Clause): StoryCondition {
  return { kind: 'content', clause }
}
