import { LINK_PROBLEMS } from '@prospectus/protocol/management/report'
import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

/** Links in stories that lead nowhere (management-api#broken-links). */
export const brokenLinkRoutes = {
  'GET broken_links': viewersRead(async ({ links, query }) => {
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
    const broken_links = found.slice((page - 1) * perPage, page * perPage)
    return listAnswer({ broken_links, check }, { total: found.length }, perPage)
  }),
} satisfies SomeRoutes
