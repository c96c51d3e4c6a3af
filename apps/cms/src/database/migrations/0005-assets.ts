import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Descriptions of uploaded files, and the paths of their earlier bytes. */
export async function addAssetFacts({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
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
