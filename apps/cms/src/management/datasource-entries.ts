import type { EntryDraft } from '@prospectus/protocol/management/datasource'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { Change } from '../database/change.ts'
import {
  changeEntry,
  createEntry,
  deleteEntry,
  type KeptEntry,
} from '../datasources/change-datasources.ts'
import { setDimensionValue } from '../datasources/dimensions.ts'
import type { BodyFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import {
  editors,
  type Handler,
  type RequestOf,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const save: Handler<'PUT datasource_entries/:id'> = async (request) => {
  const { storage, number, body } = request
  const { position, ...words } = readEntry(body.inside(ENTRY))
  const given = Object.entries(words).filter(([, value]) => value !== undefined)
  const saved = await storage.change(async (change) => {
    const saved = await changeEntry(change, number('id'), Object.fromEntries(given), position)
    return await withDimension(change, request, saved)
  })
  return answerWith(saved)
}

function readEntry(given: BodyFields<EntryDraft>) {
  const position = given.whole('position')
  if (position !== undefined && position < 1) {
    throw unusable(`${ENTRY}.position`, position, 'a whole number from 1')
  }
  return { name: given.words('name'), value: given.text('value'), position }
}

/** Which dimension is meant by its id, in the body or in the address. */
function dimensionIdIn({ body, query }: ChangedEntry): number | undefined {
  const inEntry = isRecord(body.raw[ENTRY]) ? body.inside(ENTRY).whole('dimension_id') : undefined
  return body.whole('dimension_id') ?? inEntry ?? query.whole('dimension_id')
}

/** The `entry_value` of that dimension; of one that is not there, one that no entry has. */
async function dimensionIn(
  request: RequestOf<'GET datasource_entries'>,
): Promise<string | undefined> {
  const id = request.query.whole('dimension')
  if (id === undefined) return undefined
  const every = { search: undefined, ids: undefined, page: 1, perPage: Number.MAX_SAFE_INTEGER }
  const { items } = await request.storage.datasources(every)
  const dimensions = items.flatMap(({ dimensions }) => dimensions)
  return dimensions.find((one) => one.id === id)?.entry_value ?? ''
}

/** Keeps what was sent for a dimension. */
async function withDimension(
  change: Change,
  request: ChangedEntry,
  entry: KeptEntry,
): Promise<WithValue> {
  const given = request.body.inside(ENTRY)
  const dimension = dimensionIdIn(request)
  const value = given.text('dimension_value')
  if (dimension === undefined || given.raw.dimension_value === undefined) return entry
  await setDimensionValue(change, entry, dimension, value ?? null)
  return { ...entry, dimension_value: value ?? null }
}

function answerWith(entry: WithValue) {
  return { body: { datasource_entry: { dimension_value: null, ...entry } } }
}

const ENTRY = 'datasource_entry'

type WithValue = KeptEntry & { readonly dimension_value?: string | null }
type ChangedEntry = Pick<RequestOf<'PUT datasource_entries/:id'>, 'query' | 'body'>

export const datasourceEntryRoutes = {
  'GET datasource_entries': viewersRead(async (request) => {
    const { storage, query } = request
    const paging = query.paging()
    const datasource = query.whole('datasource_id') ?? query.text('datasource_slug')
    const asked = { datasource, dimension: await dimensionIn(request), ...paging }
    const found = await storage.datasourceEntries(asked)
    return listAnswer({ datasource_entries: found.items }, found, paging.perPage)
  }),
  'POST datasource_entries': editors(async (request) => {
    const { storage, body } = request
    const given = body.inside(ENTRY)
    const { name, value, position } = readEntry(given)
    const datasource = given.whole('datasource_id')
    if (datasource === undefined) {
      throw unusable(`${ENTRY}.datasource_id`, undefined, 'the id of a data source')
    }
    if (value === undefined) throw unusable(`${ENTRY}.value`, undefined, 'a text')
    const entry = { name: name ?? value, value }
    const made = await storage.change(async (change) => {
      const made = await createEntry(change, datasource, entry, position)
      return await withDimension(change, request, made)
    })
    return { ...answerWith(made), status: 201 }
  }),
  'GET datasource_entries/:id': viewersRead(async ({ storage, number }) => {
    const entry = await storage.datasourceEntry(number('id'))
    if (entry === undefined) throw notFound(`There is no entry with the id ${number('id')}`)
    return answerWith(entry)
  }),
  'PUT datasource_entries/:id': editors(save),
  'PATCH datasource_entries/:id': editors(save),
  'DELETE datasource_entries/:id': editors(async ({ storage, number }) =>
    answerWith(await storage.change((change) => deleteEntry(change, number('id')))),
  ),
} satisfies SomeRoutes
