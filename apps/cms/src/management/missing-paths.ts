import { listAnswer } from './list-answer.ts'
import { editors, type Handler, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const list: Handler<'GET missing_paths'> = async ({ storage, query }) => {
  const paging = query.paging()
  const search = query.text('search')
  const found = await storage.missingPaths({
    search,
    dismissed: query.flag('dismissed'),
    ...paging,
  })
  return listAnswer({ missing_paths: found.items }, found, paging.perPage)
}

const dismiss: Handler<'PUT missing_paths/:id'> = async ({ storage, number, body }) => {
  const given = body.inside('missing_path')
  const dismissed = given.flag('dismissed')
  if (dismissed === undefined) {
    throw unusable('missing_path.dismissed', given.raw.dismissed, 'true or false')
  }
  return { body: { missing_path: await storage.dismissMissingPath(number('id'), dismissed) } }
}

const likely: Handler<'GET missing_paths/:id/likely_pages'> = async ({ storage, number }) => ({
  body: { pages: await storage.likelyPages(number('id')) },
})

/** What visitors asked for in vain (management-api#missing-paths). */
export const missingPathRoutes = {
  'GET missing_paths': viewersRead(list),
  'PUT missing_paths/:id': editors(dismiss),
  'GET missing_paths/:id/likely_pages': viewersRead(likely),
}
