import type { Database, OpenDatabase } from '../database/database.ts'
import type { ReceiverKind } from '../database/visitor-tables.ts'

/** Kinds with one receiver at most, which the settings name. */
type SoleKind = Exclude<ReceiverKind, 'content'>

/** A message for the outbox. */
export interface Message {
  readonly topic: string
  /** The bytes to send, or data that the message is composed of. */
  readonly body: string
  /** The same for every attempt. */
  readonly key: string
  /** The lead that it is about. */
  readonly leadId?: string
  /** Folded address of its reader. */
  readonly email?: string
}

/** Makes these addresses the only receivers of leads and mail. */
export function setReceivers(
  database: OpenDatabase,
  { leads, mail }: Readonly<Record<SoleKind, string | undefined>>,
  now: Date,
): Promise<void> {
  return database.exclusively(async () => {
    await setReceiver(database, 'leads', leads, now)
    await setReceiver(database, 'mail', mail, now)
  })
}

/**
 * Makes an address the only receiver of its kind, or leaves none without an address. Waiting messages go to the new
 * one.
 */
async function setReceiver(
  { db }: Database,
  kind: SoleKind,
  address: string | undefined,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const active = address === undefined ? 0 : 1
  const url = address ?? ''
  const known = await db
    .updateTable('webhook')
    .set({ active, url, failures: 0, retry_at: null, updated_at: at })
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst()
  if (known !== undefined || address === undefined) return
  const rest = { topics: '[]', sealed_secret: null, retry_at: null, created_at: at, updated_at: at }
  await db
    .insertInto('webhook')
    .values({ owner: 'operator', kind, name: kind, url, active, ...rest })
    .execute()
}

/**
 * Stores a message for the receiver of a kind, in the transaction that causes it. Without a receiver nothing is
 * stored.
 *
 * @returns whether it will be sent
 */
export async function queueMessage(
  { db }: Database,
  kind: SoleKind,
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
  const at = now.toISOString()
  await db
    .insertInto('delivery')
    .values({
      webhook_id: receiver.id,
      topic,
      body,
      key,
      created_at: at,
      next_at: at,
      state: 'waiting',
      attempts: 0,
      lead_id: leadId ?? null,
      email: email ?? null,
    })
    .execute()
  return true
}
