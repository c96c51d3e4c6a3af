import { listAnswer } from './list-answer.ts'
import { type Handler, viewersRead } from './management-route.ts'

const list: Handler<'GET deleted_stories'> = async ({ storage, query }) => {
  const { page, perPage } = query.paging()
  const found = await storage.deletions(page, perPage)
  return listAnswer({ deleted_stories: found.items }, found, perPage)
}

export const deletedStoryRoutes = {
  'GET deleted_stories': viewersRead(list),
}
