import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Something that guesses are counted for. */
export interface Guessed {
  readonly key: string
  readonly most: number
}

/** Guesses at one account, from wherever they come, whether there is such an account or not. */
export function guessesAt(email: string): Guessed {
  return { key: `account ${nameOf(email)}`, most: MOST_AT_ONE_ACCOUNT }
}

/** Guesses of one browser at the account that it is known at, by the browser's id. */
export function guessesOf(browser: string): Guessed {
  return { key: `browser ${browser}`, most: MOST_AT_ONE_ACCOUNT }
}

/** Mails that anybody can have sent to one address. */
export function resetsOf(email: string): Guessed {
  return { key: `reset ${nameOf(email)}`, most: MOST_RESETS }
}

/** Guesses of one client, at whatever accounts. */
export function guessesBy(client: string): Guessed {
  return { key: `client ${client}`, most: MOST_BY_ONE_CLIENT }
}

/**
 * Counts a guess before it is looked at, so that guesses at the same moment count too. It counts for
 * a quarter of an hour from the first one, in all processes.
 *
 * @returns seconds to wait when it is one too many; it must not be looked at then
 */
export async function countGuess(
  { db }: Database,
  guessed: readonly Guessed[],
  now: Date,
): Promise<number | undefined> {
  const time = now.toISOString()
  const until = new Date(now.getTime() + WINDOW_MS).toISOString()
  await db.deleteFrom('sign_in_attempt').where('until', '<=', time).execute()
  const waits: number[] = []
  for (const { key, most } of guessed) {
    const counted = await db
      .insertInto('sign_in_attempt')
      .values({ key, count: 1, until })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ count: sql`sign_in_attempt.count + 1` }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    if (counted.count > most) waits.push(Date.parse(counted.until) - now.getTime())
  }
  return waits.length === 0 ? undefined : Math.max(1, Math.ceil(Math.max(...waits) / 1000))
}

/**
 * The guess was right: guesses at the account start anew, and the client has one less.
 *
 * @param client undefined where it was not counted
 */
export async function clearGuesses(
  { db }: Database,
  accounts: readonly Guessed[],
  client: Guessed | undefined,
): Promise<void> {
  const keys = accounts.map(({ key }) => key)
  if (keys.length > 0) await db.deleteFrom('sign_in_attempt').where('key', 'in', keys).execute()
  if (client === undefined) return
  await db
    .updateTable('sign_in_attempt')
    .set({ count: sql`count - 1` })
    .where('key', '=', client.key)
    .execute()
}

/** Addresses are not kept as they are. */
function nameOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

const WINDOW_MS = 15 * 60 * 1000
const MOST_AT_ONE_ACCOUNT = 10
const MOST_RESETS = 3
/** An office behind one address may mistype more often. */
const MOST_BY_ONE_CLIENT = 50
