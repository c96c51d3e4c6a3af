import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** The content systems that run on this database, and digests of the secrets that they share. */
export async function createNodeTables({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  await runStatements(db, [
    sql`create table node (
      name ${text} not null primary key, machine ${text} not null, store ${text} not null,
      store_id ${text} not null, receivers ${text} not null, clock_offset bigint not null,
      started_at ${text} not null, seen_at ${text} not null, stopped_at ${text})`,
    sql`create table secret_digest (
      name ${text} not null primary key, salt ${text} not null, digest ${text} not null,
      set_at ${text} not null)`,
  ])
}
