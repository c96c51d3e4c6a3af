import { fold } from '@prospectus/content/text/fold'
import type { Datasource, ListedEntry } from '@prospectus/protocol/management/datasource'
import { sql } from 'kysely'
import { oneNumberOf, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, rangeOfPage, readPage } from '../database/paging.ts'

interface DatasourceQuery extends Paging {
  readonly search: string | undefined
  readonly ids: readonly number[] | undefined
}

/**
 * Lists data sources with dimensions, by id (delivery-protocol#data-sources). The search compares folded names and
 * slugs.
 */
export async function listDatasources(
  database: Database,
  { search, ids, page, perPage }: DatasourceQuery,
): Promise<ListPage<Datasource>> {
  const rows = await database.db.selectFrom('datasource').selectAll().orderBy('id').execute()
  const requestedIds = ids && new Set(ids)
  const foldedSearch = search === undefined ? '' : fold(search)
  const found = rows.filter(
    ({ id, name, slug }) =>
      (requestedIds?.has(id) ?? true) &&
      (fold(name).includes(foldedSearch) || fold(slug).includes(foldedSearch)),
  )
  const { limit, offset } = rangeOfPage({ page, perPage })
  const items = await withDimensions(database, found.slice(offset, offset + limit))
  return { total: found.length, items }
}

/**
 * Finds a data source, with its dimensions.
 * @param reference slug, or id when it is a number
 */
export async function findDatasource(
  database: Database,
  reference: string | number,
): Promise<Datasource | undefined> {
  const rows = await database.db
    .selectFrom('datasource')
    .selectAll()
    .where(matchesReference(database, reference))
    .execute()
  return (await withDimensions(database, rows))[0]
}

function matchesReference(database: Database, reference: string | number) {
  return typeof reference === 'number'
    ? oneNumberOf(database, sql.ref('datasource.id'), [reference])
    : sql<boolean>`datasource.slug = ${storableText(reference)}`
}

async function withDimensions(
  database: Database,
  rows: readonly Omit<Datasource, 'dimensions'>[],
): Promise<readonly Datasource[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const dimensions = await database.db
    .selectFrom('dimension')
    .selectAll()
    .where(oneNumberOf(database, sql.ref('datasource_id'), ids))
    .orderBy('id')
    .execute()
  const dimensionsBySource = Map.groupBy(dimensions, ({ datasource_id }) => datasource_id)
  return rows.map((row) => ({ ...row, dimensions: dimensionsBySource.get(row.id) ?? [] }))
}

interface DatasourceEntryQuery extends Paging {
  /** Slug or id; undefined for the entries of all data sources. */
  readonly datasource: string | number | undefined
  /** `entry_value` of the dimension to read values of; undefined for none. */
  readonly dimension: string | undefined
}

/**
 * Lists entries of a data source, or of all, by source, position and id; empty if there is no such data source
 * (delivery-protocol#data-sources). Data sources do not share dimensions, only the name in `entry_value`.
 */
export async function listDatasourceEntries(
  database: Database,
  query: DatasourceEntryQuery,
): Promise<ListPage<ListedEntry>> {
  const matchingEntries = entriesQuery(database, query.datasource)
  const orderedEntries = matchingEntries
    .leftJoin('dimension', (join) =>
      join
        .onRef('dimension.datasource_id', '=', 'datasource.id')
        .on('dimension.entry_value', '=', storableText(query.dimension ?? '')),
    )
    .leftJoin('dimension_value', (join) =>
      join
        .onRef('dimension_value.dimension_id', '=', 'dimension.id')
        .onRef('dimension_value.entry_id', '=', 'entry.id'),
    )
    .select(['entry.id', 'entry.name', 'entry.value', 'dimension_value.value as dimension_value'])
    .orderBy('entry.datasource_id')
    .orderBy('entry.position')
    .orderBy('entry.id')
  const { total, items: rows } = await readPage(orderedEntries, query, matchingEntries)
  const items =
    query.dimension === undefined ? rows.map((row) => ({ ...row, dimension_value: null })) : rows
  return { total, items }
}

/** Finds an entry; undefined if there is none with this id. */
export async function findDatasourceEntry({ db }: Database, id: number) {
  return await db
    .selectFrom('datasource_entry')
    .select(['id', 'name', 'value', 'datasource_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function entriesQuery(database: Database, datasource: string | number | undefined) {
  const entries = database.db
    .selectFrom('datasource_entry as entry')
    .innerJoin('datasource', 'datasource.id', 'entry.datasource_id')
  return datasource === undefined ? entries : entries.where(matchesReference(database, datasource))
}
