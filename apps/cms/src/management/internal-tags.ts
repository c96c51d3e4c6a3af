import { TAGGED } from '@prospectus/protocol/management/definition'
import { z } from 'zod'
import {
  changeInternalTag,
  createInternalTag,
  deleteInternalTag,
} from '../definitions/internal-tags.ts'
import { listAnswer } from './list-answer.ts'
import { editors, type Handler, type SomeRoutes, viewersRead } from './management-route.ts'
import { readShape } from './read-shape.ts'
import { unusable } from './refusal.ts'

const save: Handler<'PUT internal_tags/:id'> = async ({ storage, number, body }) => {
  const given = readShape(body, 'internal_tag', tagShape)
  const saved = await storage.change((change) => changeInternalTag(change, number('id'), given))
  return { body: { internal_tag: saved } }
}

const tagShape = z.object({ name: z.string().trim().min(1), object_type: z.enum(TAGGED) }).partial()

export const internalTagRoutes = {
  'GET internal_tags': viewersRead(async ({ storage, query }) => {
    const { page, perPage } = query.paging()
    const [search, type] = [query.text('search')?.toLowerCase(), query.text('by_object_type')]
    const ids = query.list('by_ids')
    const found = (await storage.internalTags()).filter(
      ({ id, name, object_type }) =>
        (search === undefined || name.toLowerCase().includes(search)) &&
        (type === undefined || object_type === type) &&
        (ids.length === 0 || ids.includes(String(id))),
    )
    const internal_tags = found.slice((page - 1) * perPage, page * perPage)
    return listAnswer({ internal_tags }, { total: found.length }, perPage)
  }),
  'POST internal_tags': editors(async ({ storage, body }) => {
    const { name, object_type = 'asset' } = readShape(body, 'internal_tag', tagShape)
    if (name === undefined)
      throw unusable('internal_tag.name', undefined, 'a text that is not empty')
    const made = await storage.change((change) => createInternalTag(change, { name, object_type }))
    return { status: 201, body: { internal_tag: made } }
  }),
  'PUT internal_tags/:id': editors(save),
  'PATCH internal_tags/:id': editors(save),
  'DELETE internal_tags/:id': editors(async ({ storage, number }) => ({
    body: {
      internal_tag: await storage.change((change) => deleteInternalTag(change, number('id'))),
    },
  })),
} satisfies SomeRoutes
