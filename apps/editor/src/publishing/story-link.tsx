import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

export function StoryLink({ id }: { readonly id: number }) {
  const { body, status } = useResponse('GET stories/:id', { params: { id } })
  if (status === 404) return <em>{translate('publishing.deletedPage')}</em>
  return <a href={`/stories/${id}`}>{body?.story.name ?? translate('publishing.story', { id })}</a>
}
