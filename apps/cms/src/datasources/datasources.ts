import { fold } from '@prospectus/content/text/fold'
import type { Datasource } from '@prospectus/protocol/management/datasource'
import { sql } from 'kysely'
import { oneNumberOf, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, windowOf } from '../database/paging.ts'

export interface DatasourceQuery {
  /** Part of the name or slug. */
  readonly search: string | undefined
  readonly ids: readonly number[] | undefined
  readonly page: number
  readonly perPage: number
}

/**
 * Data sources and their dimensions by id (delivery-protocol#data-sources). A search finds those whose folded
 * name or slug contains it; there are few of them, so that they are compared here.
 */
export async function datasources(
  database: Database,
  { search, ids, page, perPage }: DatasourceQuery,
): Promise<Page<Datasource>> {
  const all = await database.db.selectFrom('datasource').selectAll().orderBy('id').execute()
  const wanted = ids && new Set(ids)
  const part = search === undefined ? '' : fold(search)
  const found = all.filter(
    ({ id, name, slug }) =>
      (wanted?.has(id) ?? true) && (fold(name).includes(part) || fold(slug).includes(part)),
  )
  const { limit, offset } = windowOf(page, perPage)
  const items = await withDimensions(database, found.slice(offset, offset + limit))
  return { total: found.length, items }
}

/** The data source with this slug, or id when it is a number. */
export async function datasource(
  database: Database,
  reference: string | number,
): Promise<Datasource | undefined> {
  const rows = await database.db
    .selectFrom('datasource')
    .selectAll()
    .where(isDatasource(database, reference))
    .execute()
  return (await withDimensions(database, rows))[0]
}

/** The condition that picks a data source by its slug or, a number, its id. */
export function isDatasource(database: Database, reference: string | number) {
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
  const bySource = Map.groupBy(dimensions, ({ datasource_id }) => datasource_id)
  return rows.map((row) => ({ ...row, dimensions: bySource.get(row.id) ?? [] }))
}
