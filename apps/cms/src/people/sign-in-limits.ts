import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface AttemptCounter {
  readonly key: string
  readonly limit: number
}

/** Attempts at one account from anywhere, whether it exists or not. */
export function accountAttempts(email: string): AttemptCounter {
  return { key: `account ${digestOf(email)}`, limit: MAX_PER_ACCOUNT }
}

/** Attempts of a known browser at its account. */
export function browserAttempts(browser: string): AttemptCounter {
  return { key: `browser ${browser}`, limit: MAX_PER_ACCOUNT }
}

/** Reset mails to one address, which anybody can request. */
export function resetRequests(email: string): AttemptCounter {
  return { key: `reset ${digestOf(email)}`, limit: MAX_RESETS }
}

/** Attempts of one client at any account. */
export function clientAttempts(client: string): AttemptCounter {
  return { key: `client ${client}`, limit: MAX_PER_CLIENT }
}

/**
 * Counts a sign-in attempt, across all processes, in a quarter of an hour that begins with the first. Called before the
 * attempt is checked, so that simultaneous attempts count too.
 * @returns seconds to wait; undefined if the attempt may be checked
 */
export async function countAttempt(
  { db }: Database,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<number | undefined> {
  const time = now.toISOString()
  const expiresAt = new Date(now.getTime() + WINDOW_MS).toISOString()
  await db.deleteFrom('sign_in_attempt').where('until', '<=', time).execute()
  const waitsMs: number[] = []
  for (const { key, limit } of counters) {
    const attempt = await db
      .insertInto('sign_in_attempt')
      .values({ key, count: 1, until: expiresAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ count: sql`sign_in_attempt.count + 1` }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    if (attempt.count > limit) waitsMs.push(Date.parse(attempt.until) - now.getTime())
  }
  return waitsMs.length === 0 ? undefined : Math.max(1, Math.ceil(Math.max(...waitsMs) / 1000))
}

/**
 * Deletes counters after a successful attempt, and subtracts it from the client's counter, if one is given.
 * @param ownCounters those of the account, of a known browser, or both
 */
export async function clearAttempts(
  { db }: Database,
  ownCounters: readonly AttemptCounter[],
  clientCounter: AttemptCounter | undefined,
): Promise<void> {
  const keys = ownCounters.map(({ key }) => key)
  if (keys.length > 0) await db.deleteFrom('sign_in_attempt').where('key', 'in', keys).execute()
  if (clientCounter === undefined) return
  await db
    .updateTable('sign_in_attempt')
    .set({ count: sql`count - 1` })
    .where('key', '=', clientCounter.key)
    .execute()
}

function digestOf(email: string): string {
  return hash('sha256', email.trim().toLowerCase())
}

const WINDOW_MS = 15 * 60 * 1000
const MAX_PER_ACCOUNT = 10
const MAX_RESETS = 3
/** Attempts of one client: more than of one account, since a whole office may be behind one address. */
const MAX_PER_CLIENT = 50
