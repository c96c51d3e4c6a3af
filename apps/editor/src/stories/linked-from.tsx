import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

const MAX_LISTED = 10

export function LinkedFrom({ storyId }: { readonly storyId: number }) {
  const { body, problem } = useResponse('GET stories/:id/linked_from', {
    params: { id: storyId },
    query: { per_page: MAX_LISTED },
  })
  if (body === undefined)
    return <p role={problem ? 'alert' : undefined}>{problem || translate('stories.looking')}</p>
  const { stories, total } = body
  if (total === 0) return <p>{translate('stories.notLinked')}</p>
  return (
    <>
      <p>
        {translate('stories.linked', { count: total })} {translate('stories.linkedWhy')}
      </p>
      <ul className="linked-from">
        {stories.map(({ id, name, full_slug, published }) => (
          <li key={id}>
            <a href={`/stories/${id}`} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <span className="quiet">
              /{full_slug} {published ? '' : translate('stories.draftOnly')}
            </span>
          </li>
        ))}
        {total > stories.length && (
          <li>{translate('stories.moreLinked', { count: total - stories.length })}</li>
        )}
      </ul>
    </>
  )
}
