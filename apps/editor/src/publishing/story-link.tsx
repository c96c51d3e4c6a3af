import type { StoryRecord } from '../api/api.ts'
import { useAnswer } from '../context/server-state.ts'
import { WORDS } from './words.ts'

/** A story by its name, which leads to it; or that it was deleted. */
export function StoryLink({ id }: { readonly id: number }) {
  const { body, status } = useAnswer<{ story: StoryRecord }>(`stories/${id}`)
  if (status === 404) return <em>{WORDS.deletedPage}</em>
  return <a href={`/stories/${id}`}>{body?.story.name ?? WORDS.story(id)}</a>
}
