import type { SearchFilter } from '@prospectus/protocol/management/report'
import type { SearchedFor, SearchQuery } from '../reports/searches.ts'
import { csvAnswer } from './csv-answer.ts'
import type { QueryFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

/** What visitors searched for (management-api#searches). */
export const searchRoutes = {
  'GET searches': viewersRead(async ({ storage, query }) => {
    const paging = query.paging()
    const found = await storage.searches({ ...readFilter(query), ...paging })
    return listAnswer({ searches: found.items.map(outward) }, found, paging.perPage)
  }),
  'GET searches.csv': viewersRead(async ({ storage, query }) => {
    const filter = readFilter(query)
    const { items } = await storage.searches({ ...filter, page: 1, perPage: MOST_EXPORTED })
    return csvAnswer('searches.csv', [
      ['query', 'lang', 'count', 'results', 'last_day'],
      ...items.map(({ query, lang, count, results, last_day }) => [
        ...[query, lang, String(count), String(results), last_day],
      ]),
    ])
  }),
} satisfies SomeRoutes

/** What only few have asked says little; an editor should not read too much into it. */
function outward(found: SearchedFor) {
  return { ...found, rare: found.count < RARE_BELOW }
}

function readFilter(query: QueryFields<SearchFilter>): Omit<SearchQuery, 'page' | 'perPage'> {
  const days = query.whole('days') ?? USUAL_DAYS
  if (days < 1 || days > MOST_DAYS) {
    throw unusable('days', days, `a whole number from 1 to ${MOST_DAYS}`)
  }
  const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  const found = query.text('found') === undefined ? undefined : query.flag('found')
  return { from, found, search: query.text('search') }
}

const RARE_BELOW = 3
const USUAL_DAYS = 30
const MOST_DAYS = 3650
const MOST_EXPORTED = 10_000
const DAY_MS = 24 * 60 * 60 * 1000
