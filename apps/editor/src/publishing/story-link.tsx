import type { StoryRecord } from '../api/api.ts'
import { useAsked } from '../context/use-asked.ts'
import { WORDS } from './words.ts'

/** A story by its name, which leads to it; or that it was deleted. */
export function StoryLink({ id }: { readonly id: number }) {
  const { body, status } = useAsked<{ story: StoryRecord }>(`GET stories/${id}`)
  if (status === 404) return <em>{WORDS.deletedPage}</em>
  return <a href={`/stories/${id}`}>{body?.story.name ?? WORDS.story(id)}</a>
}
