import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** The brand whose site the database holds; null until a start records it. */
export async function addBrand({ kind, db }: Database): Promise<void> {
  await db.schema.alterTable('space').addColumn('brand', columnTypes(kind).text).execute()
}
