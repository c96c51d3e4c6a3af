import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Who created each token; null for tokens that already exist. */
export async function addTokenCreator({ kind, db }: Database): Promise<void> {
  await db.schema.alterTable('token').addColumn('created_by', columnTypes(kind).text).execute()
}
