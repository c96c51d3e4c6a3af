import { listAnswer } from './list-answer.ts'
import { ownersRead, type SomeRoutes } from './management-route.ts'

export const auditRoutes = {
  /** Who did what, when and from where, the newest first; of one person with `person_id`. */
  'GET audit': ownersRead(async ({ storage, query }) => {
    const paging = query.paging()
    const found = await storage.audit({ personId: query.text('person_id'), ...paging })
    return listAnswer({ audit: found.items }, found, paging.perPage)
  }),
} satisfies SomeRoutes
