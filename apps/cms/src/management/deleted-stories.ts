import type { ManagementRoute } from './management-route.ts'

export const deletedStoryRoutes: readonly ManagementRoute[] = [
  {
    path: 'deleted_stories',
    methods: {
      GET: async ({ storage, query }) => {
        const { page, perPage } = query.paging()
        const { items, total } = await storage.deletions(page, perPage)
        const headers = { total: String(total), 'per-page': String(perPage) }
        return { body: { deleted_stories: items }, headers }
      },
    },
  },
]
