import type { Log } from '@prospectus/server/log'
import { sql } from 'kysely'
import { type Condition, oneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { foldedAddress } from '../mail/mail.ts'

/** How much was erased. */
interface Erased {
  readonly leads: number
  /** What was still to be sent, or was noted as sent: to the CRM, and as mail. */
  readonly messages: number
}

/** Erases all that an address has sent, and every message that tells of it or goes to it, in one transaction. */
export async function eraseLeads(database: Database, email: string): Promise<Erased> {
  const address = foldedAddress(email)
  return await erase(database, sql`email = ${address}`, sql`email = ${address}`)
}

/** Erases leads that were sent before a time, with every message that tells of them. */
export async function forgetLeadsBefore(database: Database, before: Date): Promise<Erased> {
  return await erase(database, sql`created_at < ${before.toISOString()}`)
}

/** The leads go first, so that none that comes meanwhile goes without its messages. */
async function erase(
  { kind, db }: Database,
  leads: Condition,
  messages?: Condition,
): Promise<Erased> {
  const erased = await db.transaction().execute(async (transaction) => {
    const gone = await transaction.deleteFrom('lead').where(leads).returning('id').execute()
    const ids = gone.map(({ id }) => id)
    const ofLeads = oneOf({ kind, db: transaction }, sql.ref('lead_id'), ids)
    const { numDeletedRows } = await transaction
      .deleteFrom('delivery')
      .where(({ or }) => or(messages === undefined ? [ofLeads] : [ofLeads, messages]))
      .executeTakeFirstOrThrow()
    return { leads: ids.length, messages: Number(numDeletedRows) }
  })
  // What was changed lately stands in the log beside the file too, until that is emptied.
  if (kind === 'sqlite' && erased.leads + erased.messages > 0) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
  return erased
}

interface RetentionOptions {
  /** `LEADS_KEEP_DAYS`; undefined: all leads are kept. */
  readonly keepDays: number | undefined
  readonly forgetLeadsBefore: (before: Date) => Promise<Erased>
  readonly log: Log
  readonly now?: () => Date
}

/** Erases the leads that are older than they may be, when it is called; it looks once an hour at most. */
export function createRetention({
  keepDays,
  forgetLeadsBefore,
  log,
  now = () => new Date(),
}: RetentionOptions): () => Promise<void> {
  let lookedAt = 0
  return async () => {
    const at = now().getTime()
    if (keepDays === undefined || at - lookedAt < HOUR_MS) return
    lookedAt = at
    const { leads } = await forgetLeadsBefore(new Date(at - keepDays * 24 * HOUR_MS))
    if (leads > 0) log.info('Old leads were erased', { leads, olderThanDays: keepDays })
  }
}

const HOUR_MS = 60 * 60 * 1000
