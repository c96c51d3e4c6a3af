import { useEditor } from '../context/editor-context.ts'
import { ListView } from '../pieces/list-view.tsx'
import { PathLink } from '../pieces/path.tsx'
import { Empty } from '../pieces/view.tsx'
import { WORDS } from './words.ts'

interface BrokenLink {
  readonly story_id: number
  readonly story: string
  readonly full_slug: string
  readonly seen: boolean
  readonly block: string
  readonly component: string
  readonly field: string
  readonly target: string
  readonly problem: string
}

interface Found {
  readonly check?: {
    readonly state: 'checking' | 'done'
    readonly checked: number
    readonly stories: number
    readonly external: number
  }
}

const ASK_AGAIN_MS = 3000

const PROBLEMS: readonly (readonly [string, string])[] = Object.entries(WORDS.problems)

/** Links of stories that lead nowhere, each with the way to the field that it stands in. */
export function BrokenLinks() {
  const { components } = useEditor()
  const nameOf = (component: string) => components.get(component)?.display_name ?? component
  const labelOf = (component: string, field: string) =>
    components.get(component)?.schema[field]?.display_name ?? field
  return (
    <ListView<BrokenLink, Found>
      title={WORDS.brokenLinks}
      intro={WORDS.brokenLinksIntro}
      path="broken_links"
      perPage={50}
      everyMs={(found) => found?.check?.state === 'checking' && ASK_AGAIN_MS}
      keyOf={({ story_id, block, field, target }) => `${story_id} ${block} ${field} ${target}`}
      filters={[
        { name: 'problem', label: WORDS.whichLinks, choices: [['', WORDS.allLinks], ...PROBLEMS] },
      ]}
      beside={(found) => (
        <span role="status" className="quiet">
          {found?.check && checkWords(found.check)}
        </span>
      )}
      empty={(_, found) =>
        found?.check?.state === 'checking' ? (
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

function checkWords({ state, checked, stories, external }: NonNullable<Found['check']>): string {
  return state === 'checking' ? WORDS.checking(checked, stories) : WORDS.checked(stories, external)
}

function problemWords(problem: string): string {
  return PROBLEMS.find(([name]) => name === problem)?.[1] ?? problem
}
