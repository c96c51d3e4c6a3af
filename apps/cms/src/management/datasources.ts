import type {
  Datasource,
  DatasourceDraft,
  EntryDraft,
} from '@prospectus/protocol/management/datasource'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { z } from 'zod'
import type { Change } from '../database/change.ts'
import {
  changeDatasource,
  changeDimensions,
  changeEntry,
  createDatasource,
  createEntry,
  deleteDatasource,
  deleteEntry,
  type StoredEntry,
  setDimensionValue,
} from '../datasources/change-datasources.ts'
import { type BodyFields, invalid, notFound, presentMembers, readObject } from './fields.ts'
import {
  changeAsEditor,
  type Handler,
  listResponse,
  type ManagementRequest,
  type ManagementRequestOf,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'

const updateDatasource: Handler<'PUT datasources/:id'> = async (request) => {
  const { storage, text, body } = request
  const { id } = await requireDatasource(storage, text('id'))
  const { dimensions, ...input } = readDatasource(body)
  await storage.change(async (change) => {
    await changeDatasource(change, id, presentMembers(input))
    await changeDimensions(change, id, dimensions)
  })
  return { body: { datasource: await requireDatasource(storage, id) } }
}

async function requireDatasource(
  storage: ManagementRequest['storage'],
  idOrSlug: string | number,
): Promise<Datasource> {
  const id = /^\d{1,15}$/.test(String(idOrSlug)) ? Number(idOrSlug) : undefined
  const datasource =
    (id === undefined ? undefined : await storage.findDatasource(id)) ??
    (await storage.findDatasource(String(idOrSlug)))
  if (datasource !== undefined) return datasource
  throw notFound(`There is no data source ${idOrSlug}`)
}

function readDatasource(body: BodyFields<{ readonly datasource: DatasourceDraft }>) {
  const input = body.inside('datasource')
  const slug = input.text('slug')
  if (slug !== undefined && !/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/.test(slug)) {
    throw invalid('datasource.slug', slug, EXPECTED_SLUG)
  }
  const { dimensions_attributes = [] } = readObject(body, 'datasource', dimensionsSchema)
  return { name: input.nonEmptyText('name'), slug, dimensions: dimensions_attributes }
}

const dimensionsSchema = z
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
const EXPECTED_SLUG =
  'lower-case letters and digits, with single hyphens or underscores between them'

const updateEntry: Handler<'PUT datasource_entries/:id'> = async (request) => {
  const { storage, number, body } = request
  const { position, ...input } = readEntry(body.inside(ENTRY))
  const saved = await storage.change(async (change) => {
    const saved = await changeEntry(change, number('id'), presentMembers(input), position)
    return await storeDimensionValue(change, request, saved)
  })
  return entryResponse(saved)
}

function readEntry(input: BodyFields<EntryDraft>) {
  const position = input.integer('position')
  if (position !== undefined && position < 1) {
    throw invalid(`${ENTRY}.position`, position, 'a whole number from 1')
  }
  return { name: input.nonEmptyText('name'), value: input.text('value'), position }
}

function readDimensionId({ body, query }: EntryRequest): number | undefined {
  const inEntry = isRecord(body.raw[ENTRY]) ? body.inside(ENTRY).integer('dimension_id') : undefined
  return body.integer('dimension_id') ?? inEntry ?? query.integer('dimension_id')
}

/** `entry_value` of the requested dimension; undefined without one, empty for an unknown one. */
async function requestedDimension(
  request: ManagementRequestOf<'GET datasource_entries'>,
): Promise<string | undefined> {
  const id = request.query.integer('dimension')
  if (id === undefined) return undefined
  const unpaged = { search: undefined, ids: undefined, page: 1, perPage: Number.MAX_SAFE_INTEGER }
  const { items } = await request.storage.listDatasources(unpaged)
  const dimensions = items.flatMap(({ dimensions }) => dimensions)
  return dimensions.find((dimension) => dimension.id === id)?.entry_value ?? ''
}

async function storeDimensionValue(
  change: Change,
  request: EntryRequest,
  entry: StoredEntry,
): Promise<EntryWithValue> {
  const input = request.body.inside(ENTRY)
  const dimensionId = readDimensionId(request)
  const value = input.text('dimension_value')
  if (dimensionId === undefined || input.raw.dimension_value === undefined) return entry
  await setDimensionValue(change, entry, dimensionId, value ?? null)
  return { ...entry, dimension_value: value ?? null }
}

function entryResponse(entry: EntryWithValue) {
  return { body: { datasource_entry: { dimension_value: null, ...entry } } }
}

const ENTRY = 'datasource_entry'

type EntryWithValue = StoredEntry & { readonly dimension_value?: string | null }
type EntryRequest = Pick<ManagementRequestOf<'PUT datasource_entries/:id'>, 'query' | 'body'>

export const datasourceRoutes = {
  'GET datasources': readAsViewer(async ({ storage, query }) => {
    const paging = query.paging()
    const ids = query.list('by_ids').map(Number)
    const filter = {
      search: query.text('search'),
      ids: ids.length > 0 ? ids : undefined,
      ...paging,
    }
    const found = await storage.listDatasources(filter)
    return listResponse({ datasources: found.items }, found, paging.perPage)
  }),
  'POST datasources': changeAsEditor(async (request) => {
    const { storage, body } = request
    const { name, slug, dimensions } = readDatasource(body)
    if (slug === undefined) throw invalid('datasource.slug', undefined, EXPECTED_SLUG)
    const input = { name: name ?? slug, slug }
    const created = await storage.change(async (change) => {
      const created = await createDatasource(change, input)
      await changeDimensions(change, created.id, dimensions)
      return created
    })
    return { status: 201, body: { datasource: await requireDatasource(storage, created.id) } }
  }),
  'GET datasources/:id': readAsViewer(async ({ storage, text }) => ({
    body: { datasource: await requireDatasource(storage, text('id')) },
  })),
  'PUT datasources/:id': changeAsEditor(updateDatasource),
  'PATCH datasources/:id': changeAsEditor(updateDatasource),
  'DELETE datasources/:id': changeAsEditor(async ({ storage, text }) => {
    const { id } = await requireDatasource(storage, text('id'))
    const deleted = await storage.change(deleteDatasource, id)
    return { body: { datasource: { ...deleted, dimensions: [] } } }
  }),

  'GET datasource_entries': readAsViewer(async (request) => {
    const { storage, query } = request
    const paging = query.paging()
    const datasource = query.integer('datasource_id') ?? query.text('datasource_slug')
    const filter = { datasource, dimension: await requestedDimension(request), ...paging }
    const found = await storage.listDatasourceEntries(filter)
    return listResponse({ datasource_entries: found.items }, found, paging.perPage)
  }),
  'POST datasource_entries': changeAsEditor(async (request) => {
    const { storage, body } = request
    const input = body.inside(ENTRY)
    const optionalId = input.integer('datasource_id')
    const datasourceId = input.required('datasource_id', optionalId, 'the id of a data source')
    const { name, value: optionalValue, position } = readEntry(input)
    const value = input.required('value', optionalValue, 'a string')
    const entry = { name: name ?? value, value }
    const created = await storage.change(async (change) => {
      const created = await createEntry(change, datasourceId, entry, position)
      return await storeDimensionValue(change, request, created)
    })
    return { ...entryResponse(created), status: 201 }
  }),
  'GET datasource_entries/:id': readAsViewer(async ({ storage, number }) => {
    const entry = await storage.findDatasourceEntry(number('id'))
    if (entry === undefined)
      throw notFound(`There is no data source entry with the id ${number('id')}`)
    return entryResponse(entry)
  }),
  'PUT datasource_entries/:id': changeAsEditor(updateEntry),
  'PATCH datasource_entries/:id': changeAsEditor(updateEntry),
  'DELETE datasource_entries/:id': changeAsEditor(async ({ storage, number }) =>
    entryResponse(await storage.change(deleteEntry, number('id'))),
  ),
} satisfies SomeRoutes
