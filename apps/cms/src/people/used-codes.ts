import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/**
 * Uses up a code of a second factor, which the library would accept again for as long as it is shown.
 *
 * @returns false when it was used before
 */
export async function spendCode(
  { db }: Database,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return await spendOnce({ db }, `${personId} ${code}`, now, GOOD_FOR_MS)
}

/**
 * Uses up something that is valid once, in all processes.
 *
 * @param what unique name; only its digest is stored
 * @param goodForMs how long it would be valid otherwise, and so is remembered
 * @returns false when it was used before
 */
export async function spendOnce(
  { db }: Pick<Database, 'db'>,
  what: string,
  now: Date,
  goodForMs: number,
): Promise<boolean> {
  const time = now.toISOString()
  await db.deleteFrom('used_code').where('until', '<=', time).execute()
  const key = createHash('sha256').update(what).digest('hex')
  const until = new Date(now.getTime() + goodForMs).toISOString()
  const inserted = await db
    .insertInto('used_code')
    .values({ key, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** A code is accepted in its own half minute, the one before and the one after. */
const GOOD_FOR_MS = 3 * 60 * 1000
