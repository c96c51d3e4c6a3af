import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** When webhooks, messages and plans were parked by a restore; null for all others. */
export async function addParked({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  for (const table of ['webhook', 'delivery', 'planned_change'] as const) {
    await db.schema.alterTable(table).addColumn('parked_at', text).execute()
  }
}
