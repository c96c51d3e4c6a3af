import { useEffect, useState } from 'react'
import type { Answer } from '../api/api.ts'
import { useEditor } from '../context/editor-context.ts'
import { DataTable } from '../pieces/data-table.tsx'
import { NoticeLine } from '../pieces/notice.tsx'
import { Pager } from '../pieces/pager.tsx'
import { PathLink } from '../pieces/path-link.tsx'
import { View } from '../pieces/view.tsx'
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
  readonly broken_links?: readonly BrokenLink[]
  readonly check?: {
    readonly state: 'checking' | 'done'
    readonly checked: number
    readonly stories: number
    readonly external: number
  }
}

const PER_PAGE = 50
const ASK_AGAIN_MS = 3000

/** Links of stories that lead nowhere, each with the way to the field that it stands in. */
export function BrokenLinks() {
  const { components } = useEditor()
  const [problem, setProblem] = useState('')
  const [page, setPage] = useState(1)
  const answer = useCheck(problem, page)
  const check = answer?.body.check
  const isChecking = check?.state === 'checking'
  const nameOf = (component: string) => components.get(component)?.display_name ?? component
  const labelOf = (component: string, field: string) =>
    components.get(component)?.schema[field]?.display_name ?? field
  return (
    <View title={WORDS.brokenLinks} intro={WORDS.brokenLinksIntro}>
      <search className="view-filters">
        <select
          aria-label={WORDS.whichLinks}
          value={problem}
          onChange={({ currentTarget }) => {
            setProblem(currentTarget.value)
            setPage(1)
          }}
        >
          <option value="">{WORDS.allLinks}</option>
          {Object.entries(WORDS.problems).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <span role="status" className="quiet">
          {check !== undefined &&
            (isChecking
              ? WORDS.checking(check.checked, check.stories)
              : WORDS.checked(check.stories, check.external))}
        </span>
      </search>
      <NoticeLine notice={answer?.fault ? { words: answer.fault, isFault: true } : undefined} />
      <DataTable
        label={WORDS.brokenLinks}
        rows={answer?.body.broken_links}
        keyOf={({ story_id, block, field, target }) => `${story_id} ${block} ${field} ${target}`}
        empty={isChecking ? WORDS.stillChecking : <strong>{WORDS.noBrokenLinks}</strong>}
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
            cell: ({ problem }) => (
              <span className="badge is-warning">{problemWords(problem)}</span>
            ),
          },
        ]}
      />
      <Pager page={page} perPage={PER_PAGE} total={answer?.total ?? 0} onPage={setPage} />
    </View>
  )
}

/** Asks again while the check goes on. */
function useCheck(problem: string, page: number): Answer<Found> | undefined {
  const { ask } = useEditor()
  const [answer, setAnswer] = useState<Answer<Found>>()
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const query = new URLSearchParams({ problem, page: `${page}`, per_page: `${PER_PAGE}` })
    const read = async () => {
      const found = await ask<Found>(`GET broken_links?${query}`, { signal: gone.signal })
      if (gone.signal.aborted) return
      setAnswer(found)
      if (found.body.check?.state === 'checking') timer = setTimeout(read, ASK_AGAIN_MS)
    }
    void read()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [ask, problem, page])
  return answer
}

function problemWords(problem: string): string {
  return Object.entries<string>(WORDS.problems).find(([name]) => name === problem)?.[1] ?? problem
}
