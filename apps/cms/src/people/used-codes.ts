import { hash } from 'node:crypto'
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
 * Marks a one-time value as used, across all processes; false if it was used before.
 * @param value unique among all kinds; only its digest is stored
 * @param validForMs milliseconds to remember it, at least its own validity
 */
export async function spendOnce(
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

/** More than the minute and a half for which a code is valid: the library accepts the previous and the next one too. */
const REMEMBERED_MS = 3 * 60 * 1000
