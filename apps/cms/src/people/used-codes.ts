import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/**
 * Notes that a person has used a code of their second factor. The library would take it again for as long
 * as it is shown.
 *
 * @returns whether this was the first time
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
 * Notes that something that is good once was used, in all processes.
 *
 * @param what tells it from everything else; only its digest is kept
 * @param goodForMs how long it would be good: later the note is not needed
 * @returns whether this was the first time
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
  const noted = await db
    .insertInto('used_code')
    .values({ key, until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return noted !== undefined
}

/** A code is taken for the half minute that it is of, and the one before and after. */
const GOOD_FOR_MS = 3 * 60 * 1000
