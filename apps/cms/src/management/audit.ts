import { type Handler, type ManagementRoute, ownersRead } from './management-route.ts'

/** Who did what, when and from where, the newest first; of one person with `person_id`. */
const list: Handler = async ({ storage, query }) => {
  const paging = query.paging()
  const { items, total } = await storage.audit({ personId: query.text('person_id'), ...paging })
  const headers = { total: String(total), 'per-page': String(paging.perPage) }
  return { body: { audit: items }, headers }
}

export const auditRoutes: readonly ManagementRoute[] = [
  { path: 'audit', methods: { GET: ownersRead(list) } },
]
