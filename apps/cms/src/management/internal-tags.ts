import { z } from 'zod'
import {
  changeInternalTag,
  createInternalTag,
  deleteInternalTag,
  TAGGED,
} from '../definitions/internal-tags.ts'
import { listAnswer } from './list-answer.ts'
import { editors, type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { readShape } from './read-shape.ts'
import { unusable } from './refusal.ts'

const list: Handler = async ({ storage, query }) => {
  const { page, perPage } = query.paging()
  const [search, type] = [query.text('search')?.toLowerCase(), query.text('by_object_type')]
  const ids = query.list('by_ids')
  const found = (await storage.internalTags()).filter(
    ({ id, name, object_type }) =>
      (search === undefined || name.toLowerCase().includes(search)) &&
      (type === undefined || object_type === type) &&
      (ids.length === 0 || ids.includes(String(id))),
  )
  const items = found.slice((page - 1) * perPage, page * perPage)
  return listAnswer('internal_tags', { items, total: found.length }, perPage)
}

const create: Handler = async ({ storage, body }) => {
  const { name, object_type = 'asset' } = readShape(body, 'internal_tag', tagShape)
  if (name === undefined) throw unusable('internal_tag.name', undefined, 'a text that is not empty')
  const made = await storage.change((change) => createInternalTag(change, { name, object_type }))
  return { status: 201, body: { internal_tag: made } }
}

const save: Handler = async ({ storage, number, body }) => {
  const given = readShape(body, 'internal_tag', tagShape)
  const saved = await storage.change((change) => changeInternalTag(change, number('id'), given))
  return { body: { internal_tag: saved } }
}

const remove: Handler = async ({ storage, number }) => ({
  body: { internal_tag: await storage.change((change) => deleteInternalTag(change, number('id'))) },
})

const tagShape = z.object({ name: z.string().trim().min(1), object_type: z.enum(TAGGED) }).partial()

export const internalTagRoutes: readonly ManagementRoute[] = [
  { path: 'internal_tags', methods: { GET: viewersRead(list), POST: editors(create) } },
  {
    path: 'internal_tags/:id',
    methods: { PUT: editors(save), PATCH: editors(save), DELETE: editors(remove) },
  },
]
