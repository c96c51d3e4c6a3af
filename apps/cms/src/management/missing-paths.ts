import { listAnswer } from './list-answer.ts'
import { editors, type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const list: Handler = async ({ storage, query }) => {
  const paging = query.paging()
  const search = query.text('search')
  const found = await storage.missingPaths({
    search,
    dismissed: query.flag('dismissed'),
    ...paging,
  })
  return listAnswer('missing_paths', found, paging.perPage)
}

const dismiss: Handler = async ({ storage, number, body }) => {
  const given = body.inside('missing_path')
  const dismissed = given.flag('dismissed')
  if (dismissed === undefined) {
    throw unusable('missing_path.dismissed', given.raw.dismissed, 'true or false')
  }
  return { body: { missing_path: await storage.dismissMissingPath(number('id'), dismissed) } }
}

const likely: Handler = async ({ storage, number }) => ({
  body: { pages: await storage.likelyPages(number('id')) },
})

/** What visitors asked for in vain (management-api#missing-paths). */
export const missingPathRoutes: readonly ManagementRoute[] = [
  { path: 'missing_paths', methods: { GET: viewersRead(list) } },
  { path: 'missing_paths/:id', methods: { PUT: editors(dismiss) } },
  { path: 'missing_paths/:id/likely_pages', methods: { GET: viewersRead(likely) } },
]
