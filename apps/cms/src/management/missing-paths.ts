import { listAnswer } from './list-answer.ts'
import { editors, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

/** What visitors asked for in vain (management-api#missing-paths). */
export const missingPathRoutes = {
  'GET missing_paths': viewersRead(async ({ storage, query }) => {
    const paging = query.paging()
    const search = query.text('search')
    const found = await storage.missingPaths({
      search,
      dismissed: query.flag('dismissed'),
      ...paging,
    })
    return listAnswer({ missing_paths: found.items }, found, paging.perPage)
  }),
  'PUT missing_paths/:id': editors(async ({ storage, number, body }) => {
    const given = body.inside('missing_path')
    const dismissed = given.flag('dismissed')
    if (dismissed === undefined) {
      throw unusable('missing_path.dismissed', given.raw.dismissed, 'true or false')
    }
    return { body: { missing_path: await storage.dismissMissingPath(number('id'), dismissed) } }
  }),
  'GET missing_paths/:id/likely_pages': viewersRead(async ({ storage, number }) => ({
    body: { pages: await storage.likelyPages(number('id')) },
  })),
} satisfies SomeRoutes
