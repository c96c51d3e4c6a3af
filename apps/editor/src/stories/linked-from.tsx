import { useAnswer } from '../context/server-state.ts'
import { WORDS } from './words.ts'

interface LinkingStory {
  readonly id: number
  readonly name: string
  readonly full_slug: string
  readonly published: boolean
}

const MOST_NAMED = 10

/** The stories that link to a story: they are affected when visitors no longer find it. */
export function LinkedFrom({ storyId }: { readonly storyId: number }) {
  const { body, fault } = useAnswer<{ stories: readonly LinkingStory[]; total: number }>(
    `stories/${storyId}/linked_from?per_page=${MOST_NAMED}`,
  )
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
