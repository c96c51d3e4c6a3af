import type { Datasource, DatasourceDraft } from '@prospectus/protocol/management/datasource'
import { z } from 'zod'
import {
  changeDatasource,
  createDatasource,
  deleteDatasource,
} from '../datasources/change-datasources.ts'
import { changeDimensions } from '../datasources/dimensions.ts'
import type { BodyFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { readShape } from './read-shape.ts'
import { notFound, unusable } from './refusal.ts'

const save: Handler<'PUT datasources/:id'> = async (request) => {
  const { storage, body } = request
  const { id } = await found(request)
  const { dimensions, ...words } = readDatasource(body)
  const given = Object.entries(words).filter(([, value]) => value !== undefined)
  await storage.change(async (change) => {
    await changeDatasource(change, id, Object.fromEntries(given))
    await changeDimensions(change, id, dimensions)
  })
  return { body: { datasource: await referred(storage, id) } }
}

async function found({ storage, text }: ManagementRequest<'id'>): Promise<Datasource> {
  return await referred(storage, text('id'))
}

/** By its id or its slug. */
async function referred(
  storage: ManagementRequest['storage'],
  asked: string | number,
): Promise<Datasource> {
  const id = /^\d{1,15}$/.test(String(asked)) ? Number(asked) : undefined
  const datasource =
    (id === undefined ? undefined : await storage.datasource(id)) ??
    (await storage.datasource(String(asked)))
  if (datasource !== undefined) return datasource
  throw notFound(`There is no data source ${asked}`)
}

function readDatasource(body: BodyFields<{ readonly datasource: DatasourceDraft }>) {
  const given = body.inside('datasource')
  const slug = given.text('slug')
  if (slug !== undefined && !/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(slug)) {
    throw unusable('datasource.slug', slug, SLUG)
  }
  const { dimensions_attributes = [] } = readShape(body, 'datasource', dimensionsShape)
  return { name: given.words('name'), slug, dimensions: dimensions_attributes }
}

const dimensionsShape = z
  .object({
    dimensions_attributes: z.array(
      z
        .object({
          id: z.int(),
          name: z.string(),
          entry_value: z.string(),
          _destroy: z.boolean(),
        })
        .partial(),
    ),
  })
  .partial()
const SLUG = 'lower-case letters, digits and hyphens'

export const datasourceRoutes = {
  'GET datasources': viewersRead(async ({ storage, query }) => {
    const paging = query.paging()
    const ids = query.list('by_ids').map(Number)
    const asked = { search: query.text('search'), ids: ids.length > 0 ? ids : undefined, ...paging }
    const found = await storage.datasources(asked)
    return listAnswer({ datasources: found.items }, found, paging.perPage)
  }),
  'POST datasources': editors(async (request) => {
    const { storage, body } = request
    const { name, slug, dimensions } = readDatasource(body)
    if (slug === undefined) throw unusable('datasource.slug', undefined, SLUG)
    const given = { name: name ?? slug, slug }
    const made = await storage.change(async (change) => {
      const made = await createDatasource(change, given)
      await changeDimensions(change, made.id, dimensions)
      return made
    })
    return { status: 201, body: { datasource: await referred(storage, made.id) } }
  }),
  'GET datasources/:id': viewersRead(async (request) => ({
    body: { datasource: await found(request) },
  })),
  'PUT datasources/:id': editors(save),
  'PATCH datasources/:id': editors(save),
  'DELETE datasources/:id': editors(async (request) => {
    const { id } = await found(request)
    const gone = await request.storage.change((change) => deleteDatasource(change, id))
    return { body: { datasource: { ...gone, dimensions: [] } } }
  }),
} satisfies SomeRoutes
