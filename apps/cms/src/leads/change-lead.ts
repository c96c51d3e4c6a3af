import type { LeadState } from '@prospectus/protocol/management/lead'
import { DAY_MS, HOUR_MS } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import { sql } from 'kysely'
import { comparableText, oneOf, type SqlCondition } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { foldedAddress } from '../mail/mail.ts'
import { initialLeadState, type StoredLead, toLead } from './find-leads.ts'
import { queueLeadMessages } from './store-submission.ts'

/** The lead with this id. Throws `StorageError` when there is none. */
export async function lead(database: Database, id: string): Promise<StoredLead> {
  const found = await findLead(database, id)
  if (found === undefined) throw new StorageError('missing', `There is no lead with the id ${id}.`)
  return found
}

/** Releases a lead from quarantine and queues its messages. Throws `StorageError` if it is not in quarantine. */
export async function releaseLead(database: Database, id: string, now: Date): Promise<StoredLead> {
  const { form } = await lead(database, id)
  const releasedLeads = await changeState(
    database,
    [id],
    ['quarantined'],
    initialLeadState(form),
    now,
  )
  if (releasedLeads[0] !== undefined) return releasedLeads[0]
  throw new StorageError('conflict', `The lead ${id} is not in quarantine.`)
}

/**
 * Confirms the address of a lead that is at most two weeks old, unless it has unsubscribed.
 * @returns true if the address is now on the list
 */
export async function confirmLead(database: Database, id: string, now: Date): Promise<boolean> {
  const found = await findLead(database, id)
  if (found === undefined) return false
  if (found.state === 'confirmed') return true
  if (now.getTime() - Date.parse(found.created_at) > CONFIRMATION_PERIOD_MS) return false
  return (await changeState(database, [id], ['pending'], 'confirmed', now)).length > 0
}

/** Takes a lead's address off the mailing list, however often it was submitted. Returns false for an unknown lead. */
export async function unsubscribeLead(database: Database, id: string, now: Date): Promise<boolean> {
  const found = await findLead(database, id)
  if (found === undefined) return false
  const subscriptions = await database.db
    .selectFrom('lead')
    .select('id')
    .where('form', '=', found.form)
    .where('email', '=', found.email)
    .where('state', 'in', ['pending', 'confirmed'])
    .execute()
  const ids = subscriptions.map((row) => row.id)
  await changeState(database, ids, ['pending', 'confirmed'], 'unsubscribed', now)
  return true
}

async function findLead({ db }: Database, id: string): Promise<StoredLead | undefined> {
  const row = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', comparableText(id))
    .executeTakeFirst()
  return row && toLead(row)
}

/**
 * Changes the state of the leads that are in one of `fromStates`, each only once despite concurrent requests. Queues
 * the messages about the new state.
 */
async function changeState(
  { kind, db, onChange }: Database,
  ids: readonly string[],
  fromStates: readonly LeadState[],
  toState: LeadState,
  now: Date,
): Promise<readonly StoredLead[]> {
  if (ids.length === 0) return []
  const movedLeads = await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('lead')
      .set({ state: toState })
      .where('id', 'in', ids)
      .where('state', 'in', fromStates)
      .returningAll()
      .execute()
    const leads = rows.map(toLead)
    for (const movedLead of leads)
      await queueLeadMessages({ kind, db: transaction }, movedLead, now)
    return leads
  })
  onChange?.()
  return movedLeads
}

const CONFIRMATION_PERIOD_MS = 14 * DAY_MS

interface ErasedCounts {
  readonly leads: number
  readonly messages: number
}

/** Erases an address's leads, and every message about them or to that address, in one transaction. */
export async function eraseLeads(database: Database, email: string): Promise<ErasedCounts> {
  const address = foldedAddress(email)
  return await erase(database, sql`email = ${address}`, sql`email = ${address}`)
}

/** Erases leads stored before a date, and every message about them. */
export async function eraseLeadsBefore(database: Database, before: Date): Promise<ErasedCounts> {
  return await erase(database, sql`created_at < ${before.toISOString()}`)
}

/** Deletes leads before messages, so that a concurrent new lead does not lose its messages. */
async function erase(
  { kind, db }: Database,
  leads: SqlCondition,
  messages?: SqlCondition,
): Promise<ErasedCounts> {
  const erased = await db.transaction().execute(async (transaction) => {
    const deleted = await transaction.deleteFrom('lead').where(leads).returning('id').execute()
    const ids = deleted.map(({ id }) => id)
    const aboutLeads = oneOf({ kind, db: transaction }, sql.ref('lead_id'), ids)
    const { numDeletedRows } = await transaction
      .deleteFrom('delivery')
      .where(({ or }) => or(messages === undefined ? [aboutLeads] : [aboutLeads, messages]))
      .executeTakeFirstOrThrow()
    return { leads: ids.length, messages: Number(numDeletedRows) }
  })
  // The write-ahead log keeps recent changes until it is truncated.
  if (kind === 'sqlite' && erased.leads + erased.messages > 0) {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
  return erased
}

interface RetentionOptions {
  readonly keepDays: number | undefined
  readonly eraseLeadsBefore: (before: Date) => Promise<ErasedCounts>
  readonly log: Log
  readonly now?: () => Date
}

/** Returns a function that erases leads older than `keepDays`, at most once an hour; none if that is undefined. */
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
      log.info('leads.expired', 'Old leads were erased', { leads, olderThanDays: keepDays })
  }
}
