import { listAnswer } from './list-answer.ts'
import { type Handler, ownersRead } from './management-route.ts'

/** Who did what, when and from where, the newest first; of one person with `person_id`. */
const list: Handler<'GET audit'> = async ({ storage, query }) => {
  const paging = query.paging()
  const found = await storage.audit({ personId: query.text('person_id'), ...paging })
  return listAnswer({ audit: found.items }, found, paging.perPage)
}

export const auditRoutes = {
  'GET audit': ownersRead(list),
}
