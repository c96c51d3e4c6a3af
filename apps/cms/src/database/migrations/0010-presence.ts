import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Which story each browser tab has open in the editor, and who has opened it. */
export async function createPresenceTable({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  await runStatements(db, [
    sql`create table presence (
      tab ${text} not null primary key, story_id bigint not null, person_id ${text} not null,
      name ${text} not null, block ${text} not null, field ${text} not null, until ${text} not null)`,
    sql`create index presence_story on presence (story_id, until)`,
  ])
}
