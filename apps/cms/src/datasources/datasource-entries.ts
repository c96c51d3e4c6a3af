import type { ListedEntry } from '@prospectus/protocol/management/datasource'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, pageOf, windowOf } from '../database/paging.ts'
import { isDatasource } from './datasources.ts'

export interface DatasourceEntryQuery {
  /** Slug or id; undefined: the entries of all. */
  readonly datasource: string | number | undefined
  /** Its `entry_value`. */
  readonly dimension: string | undefined
  readonly page: number
  readonly perPage: number
}

/**
 * Entries of a data source, or of all, by source, position and id (delivery-protocol#data-sources); none of
 * one that is not there. A dimension is meant by its `entry_value`, in each data source its own.
 */
export async function datasourceEntries(
  database: Database,
  query: DatasourceEntryQuery,
): Promise<Page<ListedEntry>> {
  const window = windowOf(query.page, query.perPage)
  const found = entriesOf(database, query.datasource)
  const rows = await found
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
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const items =
    query.dimension === undefined ? rows.map((row) => ({ ...row, dimension_value: null })) : rows
  return await pageOf(items, window, async () => {
    const counted = found.select(({ fn }) => fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  })
}

/** One entry; undefined when there is none with this id. */
export async function datasourceEntry({ db }: Database, id: number) {
  return await db
    .selectFrom('datasource_entry')
    .select(['id', 'name', 'value', 'datasource_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function entriesOf(database: Database, datasource: string | number | undefined) {
  const entries = database.db
    .selectFrom('datasource_entry as entry')
    .innerJoin('datasource', 'datasource.id', 'entry.datasource_id')
  return datasource === undefined ? entries : entries.where(isDatasource(database, datasource))
}
