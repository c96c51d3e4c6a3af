import { LINK_PROBLEMS } from '../links/judge-link.ts'
import { listAnswer } from './list-answer.ts'
import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const list: Handler = async ({ links, query }) => {
  const { page, perPage } = query.paging()
  const asked = query.text('problem')
  const problem = LINK_PROBLEMS.find((one) => one === asked)
  if (asked !== undefined && problem === undefined) {
    throw unusable('problem', asked, LINK_PROBLEMS.join(', '))
  }
  const { broken, ...check } = await links.current()
  const found = broken
    .filter((link) => problem === undefined || link.problem === problem)
    // Those that visitors meet first.
    .toSorted((a, b) => Number(b.seen) - Number(a.seen))
  const items = found.slice((page - 1) * perPage, page * perPage)
  const answer = listAnswer('broken_links', { items, total: found.length }, perPage)
  return { ...answer, body: { broken_links: items, check } }
}

/** Links in stories that lead nowhere (management-api#broken-links). */
export const brokenLinkRoutes: readonly ManagementRoute[] = [
  { path: 'broken_links', methods: { GET: viewersRead(list) } },
]
