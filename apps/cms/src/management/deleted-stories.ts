import { listAnswer } from './list-answer.ts'
import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'

const list: Handler = async ({ storage, query }) => {
  const { page, perPage } = query.paging()
  const found = await storage.deletions(page, perPage)
  return listAnswer('deleted_stories', found, perPage)
}

export const deletedStoryRoutes: readonly ManagementRoute[] = [
  { path: 'deleted_stories', methods: { GET: viewersRead(list) } },
]
