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
  const time = now.toISOString()
  await db.deleteFrom('used_code').where('until', '<=', time).execute()
  const key = createHash('sha256').update(`${personId} ${code}`).digest('hex')
  const until = new Date(now.getTime() + GOOD_FOR_MS).toISOString()
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
