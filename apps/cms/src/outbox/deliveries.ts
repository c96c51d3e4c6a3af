import type { LeadMessage } from '@prospectus/protocol/management/lead'
import { backOff, DAY_MS, HOUR_MS } from '@prospectus/protocol/values/durations'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type ListPage, readPage } from '../database/paging.ts'
import { StorageError } from '../database/storage-error.ts'
import type { DeliveryTable, ReceiverKind, WebhookTable } from '../database/visitor-tables.ts'

export type Delivery = Readonly<Omit<Selectable<DeliveryTable>, 'claimed_until'>>

export interface Outcome {
  /** Null if there was no response. */
  readonly status: number | null
  /** Null on success. Logged, so it must not hold personal data or secrets. */
  readonly error: string | null
  /** True if another attempt would fail in the same way. */
  readonly isFinal?: boolean
}

/** Finds the ids of active receivers that have a message to send now and do not pause after a failure. */
export async function findDueReceivers(
  { db }: Database,
  kinds: readonly ReceiverKind[],
  now: Date,
): Promise<readonly number[]> {
  if (kinds.length === 0) return []
  const timestamp = now.toISOString()
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('active', '=', 1)
    .where('kind', 'in', kinds)
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', timestamp)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery')
          .select('delivery.id')
          .whereRef('webhook_id', '=', 'webhook.id')
          .where(isDue(timestamp)),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Condition for a delivery that is due and not claimed by another process. */
function isDue(timestamp: string) {
  return sql<SqlBool>`delivery.state = 'waiting' and delivery.parked_at is null
    and delivery.next_at <= ${timestamp}
    and (delivery.claimed_until is null or delivery.claimed_until < ${timestamp})`
}

/** The receiver of a delivery; undefined once the receiver is deleted. */
export async function findReceiver(
  { db }: Database,
  { webhook_id }: Delivery,
): Promise<Selectable<WebhookTable> | undefined> {
  return await db.selectFrom('webhook').selectAll().where('id', '=', webhook_id).executeTakeFirst()
}

/** Claims a receiver's next delivery, if there is one. The claim of a dead process expires after a minute. */
export async function claimDelivery(
  { kind, db }: Database,
  receiverId: number,
  now: Date,
): Promise<Delivery | undefined> {
  const timestamp = now.toISOString()
  const claimExpiresAt = new Date(now.getTime() + CLAIM_MS).toISOString()
  const dueDelivery = db
    .selectFrom('delivery')
    .select('id')
    .where('webhook_id', '=', receiverId)
    .where(isDue(timestamp))
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
  // A concurrent process skips the locked row and takes the next one.
  const next = kind === 'postgres' ? dueDelivery.forUpdate().skipLocked() : dueDelivery
  return db
    .updateTable('delivery')
    .set({ claimed_until: claimExpiresAt })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Records an attempt. After a failure that is not final, the receiver pauses for up to a minute, and the message is
 * retried until it is too old. Once the receiver accepts a message again, those that failed without a response or with
 * a 5xx are due at once; those that it rejected with another status keep their retry time. Finished deliveries stay as
 * a log, without the bodies of leads and mail.
 * @param giveUpAfterMs age at which a message is given up
 */
export async function recordOutcome(
  { db }: Database,
  delivery: Delivery,
  { status, error, isFinal = false }: Outcome,
  now: Date,
  giveUpAfterMs: number,
): Promise<{ readonly isGivenUp: boolean }> {
  const timestamp = now.toISOString()
  const timeAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  const isTooOld = now.getTime() - Date.parse(delivery.created_at) >= giveUpAfterMs
  const isGivenUp = error !== null && (isFinal || isTooOld)
  await db.transaction().execute(async (transaction) => {
    const attempts = delivery.attempts + 1
    const isFinished = error === null || isGivenUp
    const finalState = error === null ? ('sent' as const) : ('failed' as const)
    await transaction
      .updateTable('delivery')
      .set({
        attempts,
        status,
        error,
        claimed_until: null,
        ...(isFinished
          ? { state: finalState, ended_at: timestamp, ...(delivery.key !== null && { body: '' }) }
          : { next_at: timeAfter(backOff(attempts, FIRST_RETRY_MS, MAX_RETRY_MS)) }),
      })
      .where('id', '=', delivery.id)
      .execute()
    const webhook = await transaction
      .selectFrom('webhook')
      .select('failures')
      .where('id', '=', delivery.webhook_id)
      .executeTakeFirst()
    // The receiver responded: rejecting this message does not mean that it rejects others.
    const isReached = error === null || isFinal
    if (webhook === undefined || (isReached && webhook.failures === 0)) return
    const failureCount = isReached ? 0 : webhook.failures + 1
    const pauseMs = backOff(failureCount, FIRST_RETRY_MS, MAX_RECEIVER_PAUSE_MS)
    const retry_at = isReached ? null : timeAfter(pauseMs)
    await transaction
      .updateTable('webhook')
      .set({ failures: failureCount, retry_at })
      .where('id', '=', delivery.webhook_id)
      .execute()
    if (!isReached) return
    await transaction
      .updateTable('delivery')
      .set({ next_at: timestamp })
      .where('webhook_id', '=', delivery.webhook_id)
      .where('state', '=', 'waiting')
      .where('next_at', '>', timestamp)
      .where(({ eb, or }) => or([eb('status', 'is', null), eb('status', '>=', 500)]))
      .execute()
  })
  return { isGivenUp }
}

/** Releases a claimed delivery that was not sent. */
export async function releaseDelivery({ db }: Database, { id }: Delivery): Promise<void> {
  await db.updateTable('delivery').set({ claimed_until: null }).where('id', '=', id).execute()
}

/** Deliveries of a webhook in every state, newest first. */
export async function listDeliveries(
  { db }: Database,
  webhookId: number,
  page: number,
  perPage: number,
): Promise<ListPage<Delivery>> {
  const orderedDeliveries = db
    .selectFrom('delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
  return await readPage(orderedDeliveries, { page, perPage })
}

/** Stored messages about a lead, oldest first. */
export async function listLeadMessages(
  { db }: Database,
  leadId: string,
): Promise<readonly LeadMessage[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_id')
    .select(['kind as to', 'topic', 'state', 'attempts', 'status', 'error', 'next_at'])
    .where('lead_id', '=', leadId)
    .orderBy('delivery.id')
    .execute()
  return rows.flatMap(({ to, ...row }) =>
    to === 'content' ? [] : [{ ...row, to, next_at: row.state === 'waiting' ? row.next_at : null }],
  )
}

/**
 * Queues a copy of a webhook's delivery. Throws `StorageError` for a delivery that belongs to another receiver: it may
 * hold a lead, and erasing the lead would miss the copy.
 */
export async function replayDelivery(
  { db }: Database,
  webhookId: number,
  id: number,
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString()
  const insertion = await db
    .insertInto('delivery')
    .columns(['webhook_id', 'topic', 'body', 'created_at', 'state', 'attempts', 'next_at'])
    .expression(
      db
        .selectFrom('delivery')
        .select(['webhook_id', 'topic', 'body'])
        .select([sql.val(timestamp).as('created_at'), sql.val('waiting').as('state')])
        .select([sql.lit(0).as('attempts'), sql.val(timestamp).as('next_at')])
        .where('id', '=', id)
        .where('webhook_id', '=', webhookId),
    )
    .executeTakeFirst()
  if (Number(insertion.numInsertedOrUpdatedRows) === 0) {
    throw new StorageError('missing', `There is no delivery with the id ${id}.`)
  }
}

/** Deletes deliveries that were sent or given up more than a week ago. */
export async function forgetOldDeliveries({ db }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS).toISOString()
  await db.deleteFrom('delivery').where('ended_at', '<', oldest).execute()
}

/** Time for which a claimed message belongs to its process: longer than the timeout of a request to a receiver. */
const CLAIM_MS = 60_000
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = HOUR_MS
const MAX_RECEIVER_PAUSE_MS = 60 * 1000
const RETENTION_MS = 7 * DAY_MS

export type Backlog = Awaited<ReturnType<typeof readBacklog>>[number]

/** Counts messages that wait to be sent, without parked ones, and receivers that fail, by kind of receiver. */
export async function readBacklog({ db }: Database) {
  const waitingRows = await db
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .where('delivery.state', '=', 'waiting')
    .where('delivery.parked_at', 'is', null)
    .groupBy('webhook.kind')
    .select(({ fn }) => [
      'webhook.kind',
      fn.countAll<number>().as('count'),
      fn.min('delivery.created_at').as('oldest'),
    ])
    .execute()
  const failingRows = await db
    .selectFrom('webhook')
    .where('failures', '>', 0)
    .where('active', '=', 1)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .execute()
  return (['content', 'leads', 'mail'] as const).map((kind) => {
    const unsent = waitingRows.find((row) => row.kind === kind)
    return {
      kind,
      waiting: Number(unsent?.count ?? 0),
      /** Creation time of the oldest waiting message. */
      oldest: unsent?.oldest ?? null,
      failingReceivers: Number(failingRows.find((row) => row.kind === kind)?.count ?? 0),
    }
  })
}
