import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Missing pages that visitors requested, and their searches. */
export async function createReportTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .createTable('visit_report')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('taken_at', text, (column) => column.notNull())
    .execute()

  await schema
    .createTable('missing_path')
    .addColumn('id', key)
    .addColumn('path', text, (column) => column.notNull().unique())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', text, (column) => column.notNull())
    .addColumn('last_at', text, (column) => column.notNull())
    .addColumn('referrer', text, (column) => column.notNull())
    .addColumn('dismissed', 'integer', (column) => column.notNull())
    .execute()

  await schema
    .createTable('search_count')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('lang', text, (column) => column.notNull())
    .addColumn('query', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('results', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_count_key', ['day', 'lang', 'query'])
    .execute()
}
