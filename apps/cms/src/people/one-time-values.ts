import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/**
 * Marks a one-time value as used, across all processes; false if it was used before.
 * @param value unique among one-time values of all kinds; only its digest is stored
 * @param validForMs milliseconds to remember the value, at least as long as it is valid
 */
export async function consumeOnce(
  { db }: Pick<Database, 'db'>,
  value: string,
  now: Date,
  validForMs: number,
): Promise<boolean> {
  const time = now.toISOString()
  await db.deleteFrom('used_code').where('until', '<=', time).execute()
  const key = hash('sha256', value)
  const expiresAt = new Date(now.getTime() + validForMs).toISOString()
  const inserted = await db
    .insertInto('used_code')
    .values({ key, until: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}
