import {
  changeDatasource,
  createDatasource,
  deleteDatasource,
  type KeptDatasource,
} from '../datasources/change-datasources.ts'
import type { Datasource } from '../datasources/datasources.ts'
import type { BodyFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const list: Handler = async ({ storage, query }) => {
  const paging = query.paging()
  const asked = { search: query.text('search'), ids: undefined, ...paging }
  const found = await storage.datasources(asked)
  return listAnswer('datasources', found, paging.perPage)
}

const get: Handler = async (request) => ({ body: { datasource: await found(request) } })

const create: Handler = async ({ storage, body }) => {
  const { name, slug } = readDatasource(body)
  if (slug === undefined) throw unusable('datasource.slug', undefined, SLUG)
  const given = { name: name ?? slug, slug }
  const made = await storage.change((change) => createDatasource(change, given))
  return { status: 201, body: { datasource: withDimensions(made) } }
}

const save: Handler = async (request) => {
  const { storage, number, body } = request
  const { dimensions } = await found(request)
  const given = Object.entries(readDatasource(body)).filter(([, value]) => value !== undefined)
  const saved = await storage.change((change) =>
    changeDatasource(change, number('id'), Object.fromEntries(given)),
  )
  return { body: { datasource: { ...saved, dimensions } } }
}

const remove: Handler = async ({ storage, number }) => {
  const gone = await storage.change((change) => deleteDatasource(change, number('id')))
  return { body: { datasource: withDimensions(gone) } }
}

async function found({ storage, number }: ManagementRequest): Promise<Datasource> {
  const datasource = await storage.datasource(number('id'))
  if (datasource !== undefined) return datasource
  throw notFound(`There is no data source with the id ${number('id')}`)
}

function readDatasource(body: BodyFields) {
  const given = body.inside('datasource')
  const slug = given.text('slug')
  if (slug !== undefined && !/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(slug)) {
    throw unusable('datasource.slug', slug, SLUG)
  }
  return { name: given.words('name'), slug }
}

function withDimensions(datasource: KeptDatasource) {
  return { ...datasource, dimensions: [] }
}

const SLUG = 'lower-case letters, digits and hyphens'

export const datasourceRoutes: readonly ManagementRoute[] = [
  { path: 'datasources', methods: { GET: viewersRead(list), POST: editors(create) } },
  {
    path: 'datasources/:id',
    methods: { GET: viewersRead(get), PUT: editors(save), DELETE: editors(remove) },
  },
]
