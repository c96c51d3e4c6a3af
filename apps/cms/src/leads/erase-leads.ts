import { DAY_MS, HOUR_MS } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { oneOf, type SqlCondition } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { normalizedAddress } from '../mail/mail.ts'

interface ErasedCounts {
  readonly leads: number
  readonly messages: number
}

/**
 * Erases an address's leads, and every message about them or to that address. Their bytes are gone after
 * `truncateWriteAheadLog`, once the change is stored.
 */
export async function eraseLeads(change: Change, email: string): Promise<ErasedCounts> {
  const address = normalizedAddress(email)
  return await erase(change, sql`email = ${address}`, sql`email = ${address}`)
}

/** Erases leads stored before a date, and every message about them, with their bytes. */
export async function eraseLeadsBefore(database: Database, before: Date): Promise<ErasedCounts> {
  const { kind, db } = database
  const erased = await db
    .transaction()
    .execute((transaction) =>
      erase({ kind, db: transaction }, sql`created_at < ${before.toISOString()}`),
    )
  if (erased.leads > 0) await truncateWriteAheadLog(database)
  return erased
}

/** Truncates SQLite's write-ahead log, which otherwise keeps what has recently been erased. */
export async function truncateWriteAheadLog({ kind, db }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Deletes leads before messages, so that a concurrent new lead does not lose its messages. */
async function erase(
  transaction: Database,
  leadCondition: SqlCondition,
  messageCondition?: SqlCondition,
): Promise<ErasedCounts> {
  const { db } = transaction
  const deleted = await db.deleteFrom('lead').where(leadCondition).returning('id').execute()
  const ids = deleted.map(({ id }) => id)
  const aboutLeads = oneOf(transaction, sql.ref('lead_id'), ids)
  const { numDeletedRows } = await db
    .deleteFrom('delivery')
    .where(({ or }) =>
      or(messageCondition === undefined ? [aboutLeads] : [aboutLeads, messageCondition]),
    )
    .executeTakeFirstOrThrow()
  return { leads: ids.length, messages: Number(numDeletedRows) }
}

interface RetentionOptions {
  readonly keepDays: number | undefined
  readonly eraseLeadsBefore: (before: Date) => Promise<ErasedCounts>
  readonly log: Log
  readonly now?: () => Date
}

/** Returns a function that erases leads older than `keepDays`, at most once an hour; without it, it does nothing. */
export function createLeadRetention({
  keepDays,
  eraseLeadsBefore,
  log,
  now = () => new Date(),
}: RetentionOptions): () => Promise<void> {
  let checkedAt = 0
  return async () => {
    const nowMs = now().getTime()
    if (keepDays === undefined || nowMs - checkedAt < HOUR_MS) return
    checkedAt = nowMs
    const { leads } = await eraseLeadsBefore(new Date(nowMs - keepDays * DAY_MS))
    if (leads > 0)
      log.info('leads.expired', 'Leads older than LEADS_KEEP_DAYS were erased', {
        leads,
        olderThanDays: keepDays,
      })
  }
}
