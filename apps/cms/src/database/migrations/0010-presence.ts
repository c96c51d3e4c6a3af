import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Stories that are open in an editor, by browser tab. */
export async function createPresenceTable({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  const { schema } = db as Kysely<unknown>
  await schema
    .createTable('presence')
    .addColumn('tab', text, (column) => column.notNull().primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('block', text, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('until', text, (column) => column.notNull())
    .execute()
  await schema.createIndex('presence_story').on('presence').columns(['story_id', 'until']).execute()
}
