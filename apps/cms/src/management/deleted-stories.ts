import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'

const list: Handler = async ({ storage, query }) => {
  const { page, perPage } = query.paging()
  const { items, total } = await storage.deletions(page, perPage)
  const headers = { total: String(total), 'per-page': String(perPage) }
  return { body: { deleted_stories: items }, headers }
}

export const deletedStoryRoutes: readonly ManagementRoute[] = [
  { path: 'deleted_stories', methods: { GET: viewersRead(list) } },
]
