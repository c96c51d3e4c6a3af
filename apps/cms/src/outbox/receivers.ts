import type { Database, OpenDatabase } from '../database/database.ts'
import type { ReceiverKind } from '../database/visitor-tables.ts'

/** Kinds whose single receiver comes from the settings. */
type SingleReceiverKind = Exclude<ReceiverKind, 'content'>

export interface Message {
  readonly topic: string
  /** The bytes to send, or data from which the channel composes them. */
  readonly body: string
  /** Idempotency key, the same for every attempt. */
  readonly key: string
  /** Id of the lead, so that erasing it finds the message. */
  readonly leadId?: string
  /** The recipient's address, normalised by `normalizedAddress`. */
  readonly email?: string
}

/** Sets the receivers of leads and mail; a kind without an address is deactivated. */
export function setReceivers(
  database: OpenDatabase,
  { leads, mail }: Readonly<Record<SingleReceiverKind, string | undefined>>,
  now: Date,
): Promise<void> {
  return database.runExclusively(async () => {
    await setReceiver(database, 'leads', leads, now)
    await setReceiver(database, 'mail', mail, now)
  })
}

/** Sets the address of the only receiver of a kind, also for waiting messages; without an address, deactivates it. */
async function setReceiver(
  { db }: Database,
  kind: SingleReceiverKind,
  address: string | undefined,
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString()
  const active = address === undefined ? 0 : 1
  const url = address ?? ''
  const existing = await db
    .updateTable('webhook')
    .set({ active, url, failures: 0, retry_at: null, updated_at: timestamp })
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst()
  if (existing !== undefined || address === undefined) return
  const defaults = {
    topics: '[]',
    sealed_secret: null,
    retry_at: null,
    created_at: timestamp,
    updated_at: timestamp,
  }
  await db
    .insertInto('webhook')
    .values({ owner: 'operator', kind, name: kind, url, active, ...defaults })
    .execute()
}

/** Queues a message in the caller's transaction. Returns false, and stores nothing, if the kind has no receiver. */
export async function queueMessage(
  { db }: Database,
  kind: SingleReceiverKind,
  { topic, body, key, leadId, email }: Message,
  now: Date,
): Promise<boolean> {
  const receiver = await db
    .selectFrom('webhook')
    .select('id')
    .where('kind', '=', kind)
    .where('active', '=', 1)
    .executeTakeFirst()
  if (receiver === undefined) return false
  const timestamp = now.toISOString()
  await db
    .insertInto('delivery')
    .values({
      webhook_id: receiver.id,
      topic,
      body,
      key,
      created_at: timestamp,
      next_at: timestamp,
      state: 'waiting',
      attempts: 0,
      lead_id: leadId ?? null,
      email: email ?? null,
    })
    .execute()
  return true
}
