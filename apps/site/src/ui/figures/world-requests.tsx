import { numberFormat } from '@prospectus/content/messages/number'
import { aroundTheLine, rankingOf } from '@prospectus/portfolio/ranking'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** How many requests stand on either side of the line. */
const LISTED = 4

/** Requests by their scores, where those that are approved end: a line parts them from the others. */
export function WorldRequests({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.records
  const ranking = rankingOf(world.requests, world.criteria)
  const rows = aroundTheLine(ranking, LISTED)
  const [first] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return null
  const score = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const { approved, held, declined, requests } = ranking
  return (
    <Register
      id={id}
      title={text.requestsTitle(first.rank, last.rank, requests.length)}
      columns={[text.request, text.score, text.answer]}
      rows={rows.map(({ name, owner = '', rank, score: points, state, answer }, at) => ({
        name,
        note: text.rank(rank, owner),
        cells: [
          { value: score.format(points) },
          { value: answer ?? (state === undefined ? '' : text.answers[state]) },
        ],
        share: points / 100,
        cut: state !== 'approved' && rows[at - 1]?.state === 'approved',
      }))}
      total={{
        name: text.allRequests(requests.length),
        cells: [{ value: '' }, { value: text.approvedOf(approved) }],
      }}
      note={text.requestsText(approved, held, declined)}
    />
  )
}
