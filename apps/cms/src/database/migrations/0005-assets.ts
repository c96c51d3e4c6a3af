import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** What is said of uploaded files, and where their earlier bytes are. */
export async function addAssetFacts({ kind, db }: Database): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`
  const schema = (db as Kysely<unknown>).schema
  for (const name of ['alt', 'title', 'copyright', 'source', 'focus']) {
    await schema
      .alterTable('asset')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await schema
    .alterTable('asset')
    .addColumn('decorative', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('asset')
    .addColumn('replaced_paths', text, (column) => column.notNull().defaultTo('[]'))
    .execute()
}
