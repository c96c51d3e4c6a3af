import { LINK_PROBLEMS, type SearchFilter } from '@prospectus/protocol/management/report'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { pageOfItems } from '../database/paging.ts'
import type { SearchReportQuery, SearchStatistics } from '../reports/searches.ts'
import { invalid, type QueryFields } from './fields.ts'
import {
  changeAsEditor,
  csvResponse,
  listResponse,
  type RouteHandlers,
  readAsViewer,
} from './management-route.ts'

export const reportRoutes = {
  // Requested paths that do not exist (management-api#missing-paths).
  'GET missing_paths': readAsViewer(async ({ storage, query }) => {
    const paging = query.paging()
    const search = query.text('search')
    const found = await storage.listMissingPaths({
      search,
      dismissed: query.flag('dismissed'),
      ...paging,
    })
    return listResponse({ missing_paths: found.items }, found, paging.perPage)
  }),
  'PUT missing_paths/:id': changeAsEditor(async ({ storage, number, body }) => {
    const input = body.inside('missing_path')
    const dismissed = input.required('dismissed', input.flag('dismissed'), 'true or false')
    return {
      body: { missing_path: await storage.setMissingPathDismissed(number('id'), dismissed) },
    }
  }),
  'GET missing_paths/:id/likely_pages': readAsViewer(async ({ storage, number }) => ({
    body: { pages: await storage.findLikelyPages(number('id')) },
  })),

  // Visitors' searches (management-api#searches).
  'GET searches': readAsViewer(async ({ storage, query }) => {
    const paging = query.paging()
    const found = await storage.listSearches({ ...readFilter(query), ...paging })
    return listResponse({ searches: found.items.map(searchToApi) }, found, paging.perPage)
  }),
  'GET searches.csv': readAsViewer(async ({ storage, query }) => {
    const filter = readFilter(query)
    const { items } = await storage.listSearches({ ...filter, page: 1, perPage: MAX_EXPORTED_ROWS })
    return csvResponse('searches.csv', [
      ['query', 'lang', 'count', 'results', 'last_day'],
      ...items.map(({ query, lang, count, results, last_day }) => [
        ...[query, lang, String(count), String(results), last_day],
      ]),
    ])
  }),

  // Broken links in stories (management-api#broken-links).
  'GET broken_links': readAsViewer(async ({ linkChecks, query }) => {
    const paging = query.paging()
    const input = query.text('problem')
    const problem = LINK_PROBLEMS.find((candidate) => candidate === input)
    if (input !== undefined && problem === undefined) {
      throw invalid('problem', input, LINK_PROBLEMS.join(', '))
    }
    const { broken, ...check } = await linkChecks.current()
    const listedLinks = broken
      .filter((link) => problem === undefined || link.problem === problem)
      // Links in published content first.
      .toSorted((a, b) => Number(b.seen) - Number(a.seen))
    const found = pageOfItems(listedLinks, paging)
    return listResponse({ broken_links: found.items, check }, found, paging.perPage)
  }),
} satisfies RouteHandlers

/** Marks rare searches, so that editors do not read too much into them. */
function searchToApi(search: SearchStatistics) {
  return { ...search, rare: search.count < RARE_BELOW }
}

function readFilter(query: QueryFields<SearchFilter>): Omit<SearchReportQuery, 'page' | 'perPage'> {
  const days = query.integer('days') ?? DEFAULT_DAYS
  if (days < 1 || days > MAX_DAYS) {
    throw invalid('days', days, `a whole number from 1 to ${MAX_DAYS}`)
  }
  const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  const hasResults = query.text('found') === undefined ? undefined : query.flag('found')
  return { from, hasResults, search: query.text('search') }
}

const RARE_BELOW = 3
const DEFAULT_DAYS = 30
const MAX_DAYS = 3650
const MAX_EXPORTED_ROWS = 10_000
