import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Missing pages that visitors requested, and their searches. */
export async function createReportTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    sql`create table visit_report (id ${text} not null primary key, taken_at ${text} not null)`,
    sql`create table missing_path (
      id ${key}, path ${text} not null unique, count integer not null,
      first_at ${text} not null, last_at ${text} not null, referrer ${text} not null,
      dismissed integer not null)`,
    sql`create table search_count (
      day ${text} not null, lang ${text} not null, query ${text} not null,
      count integer not null, results integer not null,
      constraint search_count_key primary key (day, lang, query))`,
  ])
}
