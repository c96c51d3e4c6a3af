import type { LinkCheckProgress } from '@prospectus/protocol/management/report'
import { useEditor } from '../context/editor-context.ts'
import { ListView } from '../pieces/list-view.tsx'
import { PathLink } from '../pieces/path.tsx'
import { Empty } from '../pieces/view.tsx'
import { WORDS } from './words.ts'

const ASK_AGAIN_MS = 3000

const PROBLEMS: readonly (readonly [string, string])[] = Object.entries(WORDS.problems)

/** Links of stories that lead nowhere, each with the way to the field that it stands in. */
export function BrokenLinks() {
  const { components } = useEditor()
  const nameOf = (component: string) => components.get(component)?.display_name ?? component
  const labelOf = (component: string, field: string) =>
    components.get(component)?.schema[field]?.display_name ?? field
  return (
    <ListView
      title={WORDS.brokenLinks}
      intro={WORDS.brokenLinksIntro}
      route="GET broken_links"
      request={{}}
      perPage={50}
      everyMs={(found) => found?.check.state === 'checking' && ASK_AGAIN_MS}
      keyOf={({ story_id, block, field, target }) => `${story_id} ${block} ${field} ${target}`}
      filters={[
        { name: 'problem', label: WORDS.whichLinks, choices: [['', WORDS.allLinks], ...PROBLEMS] },
      ]}
      beside={(found) => (
        <span role="status" className="quiet">
          {found && checkWords(found.check)}
        </span>
      )}
      empty={(_, found) =>
        found?.check.state === 'checking' ? (
          WORDS.stillChecking
        ) : (
          <Empty title={WORDS.noBrokenLinks} />
        )
      }
      columns={[
        {
          title: WORDS.page,
          cell: ({ story, seen }) => (
            <>
              {story} {!seen && <span className="badge">{WORDS.draftOnly}</span>}
            </>
          ),
        },
        {
          title: WORDS.place,
          cell: ({ story_id, block, component, field }) => (
            <PathLink to={`/stories/${story_id}?${new URLSearchParams({ block, field })}`}>
              {nameOf(component)}, {labelOf(component, field)}
            </PathLink>
          ),
        },
        {
          title: WORDS.leadsTo,
          isWide: true,
          cell: ({ target }) => <span className="is-long">{target}</span>,
        },
        {
          title: WORDS.problem,
          cell: ({ problem }) => <span className="badge is-warning">{problemWords(problem)}</span>,
        },
      ]}
    />
  )
}

function checkWords({ state, checked, stories, external }: LinkCheckProgress): string {
  return state === 'checking' ? WORDS.checking(checked, stories) : WORDS.checked(stories, external)
}

function problemWords(problem: string): string {
  return PROBLEMS.find(([name]) => name === problem)?.[1] ?? problem
}
