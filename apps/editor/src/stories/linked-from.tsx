import { useResponse } from '../context/server-state.ts'
import { WORDS } from './words.ts'

const MOST_NAMED = 10

/** The stories that link to a story: they are affected when visitors no longer find it. */
export function LinkedFrom({ storyId }: { readonly storyId: number }) {
  const { body, fault } = useResponse('GET stories/:id/linked_from', {
    params: { id: storyId },
    query: { per_page: MOST_NAMED },
  })
  if (body === undefined) return <p role={fault ? 'alert' : undefined}>{fault || WORDS.looking}</p>
  const { stories, total } = body
  if (total === 0) return <p>{WORDS.notLinked}</p>
  return (
    <>
      <p>
        {WORDS.linked(total)} {WORDS.linkedWhy}
      </p>
      <ul className="linked-from">
        {stories.map(({ id, name, full_slug, published }) => (
          <li key={id}>
            <a href={`/stories/${id}`} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <span className="quiet">
              /{full_slug} {published ? '' : WORDS.draftOnly}
            </span>
          </li>
        ))}
        {total > stories.length && <li>{WORDS.moreLinked(total - stories.length)}</li>}
      </ul>
    </>
  )
}
