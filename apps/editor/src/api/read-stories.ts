import type { QueryOf } from '@prospectus/protocol/management/contract'
import type { Story, StoryEntry } from '@prospectus/protocol/management/story'
import type { ApiReader } from './api.ts'

/** Reads one page of a list of stories. */
export async function listStories(
  read: ApiReader,
  query: QueryOf<'GET stories'>,
): Promise<readonly StoryEntry[]> {
  return (await read('GET stories', { query })).body.stories
}

/** Reads the content of the first story in the list; null if the list is empty. */
export async function readFirstContent(
  read: ApiReader,
  [story]: readonly Pick<StoryEntry, 'id'>[],
): Promise<Story['content']> {
  if (story === undefined) return null
  return (await read('GET stories/:id', { params: { id: story.id } })).body.story.content
}
