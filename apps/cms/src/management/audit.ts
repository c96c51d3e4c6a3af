import { listAnswer } from './list-answer.ts'
import { type Handler, type ManagementRoute, ownersRead } from './management-route.ts'

/** Who did what, when and from where, the newest first; of one person with `person_id`. */
const list: Handler = async ({ storage, query }) => {
  const paging = query.paging()
  const found = await storage.audit({ personId: query.text('person_id'), ...paging })
  return listAnswer('audit', found, paging.perPage)
}

export const auditRoutes: readonly ManagementRoute[] = [
  { path: 'audit', methods: { GET: ownersRead(list) } },
]
