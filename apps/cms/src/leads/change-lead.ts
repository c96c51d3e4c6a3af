import type { LeadState } from '@prospectus/protocol/management/lead'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { comparableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { initialLeadState, type StoredLead, toLead } from './find-leads.ts'
import { queueLeadMessages } from './store-submission.ts'

/** The lead with this id. Throws `StorageError` when there is none. */
export async function lead(database: Database, id: string): Promise<StoredLead> {
  const storedLead = await findLead(database, id)
  if (storedLead === undefined)
    throw new StorageError('missing', `There is no lead with the id ${id}.`)
  return storedLead
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
  throw new StorageError(
    'conflict',
    `The lead ${id} is not in quarantine, so there is nothing to release.`,
  )
}

/**
 * Confirms the address of a lead that is at most two weeks old, unless it has unsubscribed.
 * @returns true if the address is now on the list
 */
export async function confirmLead(database: Database, id: string, now: Date): Promise<boolean> {
  const storedLead = await findLead(database, id)
  if (storedLead === undefined) return false
  if (storedLead.state === 'confirmed') return true
  if (now.getTime() - Date.parse(storedLead.created_at) > CONFIRMATION_PERIOD_MS) return false
  return (await changeState(database, [id], ['pending'], 'confirmed', now)).length > 0
}

/** Takes a lead's address off the mailing list, however often it was submitted. Returns false for an unknown lead. */
export async function unsubscribeLead(database: Database, id: string, now: Date): Promise<boolean> {
  const storedLead = await findLead(database, id)
  if (storedLead === undefined) return false
  const subscriptions = await database.db
    .selectFrom('lead')
    .select('id')
    .where('form', '=', storedLead.form)
    .where('email', '=', storedLead.email)
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
  const changedLeads = await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('lead')
      .set({ state: toState })
      .where('id', 'in', ids)
      .where('state', 'in', fromStates)
      .returningAll()
      .execute()
    const leads = rows.map(toLead)
    for (const changedLead of leads)
      await queueLeadMessages({ kind, db: transaction }, changedLead, now)
    return leads
  })
  onChange?.()
  return changedLeads
}

const CONFIRMATION_PERIOD_MS = 14 * DAY_MS
