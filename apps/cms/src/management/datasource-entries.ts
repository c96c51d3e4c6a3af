import {
  changeEntry,
  createEntry,
  deleteEntry,
  type KeptEntry,
} from '../datasources/change-datasources.ts'
import type { BodyFields } from './fields.ts'
import { listAnswer } from './list-answer.ts'
import { editors, type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const list: Handler = async ({ storage, query }) => {
  const paging = query.paging()
  const datasource = query.whole('datasource_id') ?? query.text('datasource_slug')
  const asked = { datasource, dimension: undefined, ...paging }
  const found = await storage.datasourceEntries(asked)
  return listAnswer('datasource_entries', found, paging.perPage)
}

const get: Handler = async ({ storage, number }) => {
  const entry = await storage.datasourceEntry(number('id'))
  if (entry === undefined) throw notFound(`There is no entry with the id ${number('id')}`)
  return answerWith(entry)
}

const create: Handler = async ({ storage, body }) => {
  const given = body.inside(ENTRY)
  const { name, value, position } = readEntry(given)
  const datasource = given.whole('datasource_id')
  if (datasource === undefined) {
    throw unusable(`${ENTRY}.datasource_id`, undefined, 'the id of a data source')
  }
  if (value === undefined) throw unusable(`${ENTRY}.value`, undefined, 'a text')
  const entry = { name: name ?? value, value }
  const made = await storage.change((change) => createEntry(change, datasource, entry, position))
  return { ...answerWith(made), status: 201 }
}

const save: Handler = async ({ storage, number, body }) => {
  const { position, ...words } = readEntry(body.inside(ENTRY))
  const given = Object.entries(words).filter(([, value]) => value !== undefined)
  const saved = await storage.change((change) =>
    changeEntry(change, number('id'), Object.fromEntries(given), position),
  )
  return answerWith(saved)
}

const remove: Handler = async ({ storage, number }) =>
  answerWith(await storage.change((change) => deleteEntry(change, number('id'))))

function readEntry(given: BodyFields) {
  const position = given.whole('position')
  if (position !== undefined && position < 0) {
    throw unusable(`${ENTRY}.position`, position, 'a whole number from 0')
  }
  return { name: given.words('name'), value: given.text('value'), position }
}

function answerWith(entry: KeptEntry) {
  return { body: { datasource_entry: entry } }
}

const ENTRY = 'datasource_entry'

export const datasourceEntryRoutes: readonly ManagementRoute[] = [
  { path: 'datasource_entries', methods: { GET: viewersRead(list), POST: editors(create) } },
  {
    path: 'datasource_entries/:id',
    methods: { GET: viewersRead(get), PUT: editors(save), DELETE: editors(remove) },
  },
]
