import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'

export const deletedStoryRoutes = {
  'GET deleted_stories': viewersRead(async ({ storage, query }) => {
    const { page, perPage } = query.paging()
    const found = await storage.deletions(page, perPage)
    return listAnswer({ deleted_stories: found.items }, found, perPage)
  }),
} satisfies SomeRoutes
