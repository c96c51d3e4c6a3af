import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** Marks a second factor's code as used, since the library accepts it while it is valid; false if it was used. */
export async function spendCode(
  { db }: Database,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return await spendOnce({ db }, `${personId} ${code}`, now, REMEMBERED_MS)
}

/**
 * Marks something as used that is valid once, across all processes; false if it was used.
 * @param name unique; only its digest is stored
 * @param goodForMs milliseconds to remember it, at least its own validity
 */
export async function spendOnce(
  { db }: Pick<Database, 'db'>,
  name: string,
  now: Date,
  goodForMs: number,
): Promise<boolean> {
  const time = now.toISOString()
  await db.deleteFrom('used_code').where('until', '<=', time).execute()
  const key = createHash('sha256').update(name).digest('hex')
  const until = new Date(now.getTime() + goodForMs).toISOString()
  const inserted = await db
    .insertInto('used_code')
    .values({ key, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** More than a code's validity: its own half minute, the one before and the one after. */
const REMEMBERED_MS = 3 * 60 * 1000
