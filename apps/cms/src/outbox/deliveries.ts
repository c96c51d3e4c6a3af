import type { LeadMessage } from '@prospectus/protocol/management/lead'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Page, readPage } from '../database/paging.ts'
import { StorageError } from '../database/storage-error.ts'
import type { DeliveryTable, ReceiverKind, WebhookTable } from '../database/visitor-tables.ts'

/** One message for one receiver: still to be sent, or the record of how that went. */
export type Delivery = Readonly<Omit<Selectable<DeliveryTable>, 'claimed_until'>>

/** How an attempt ended. */
export interface Outcome {
  /** Of the answer; null when none came. */
  readonly status: number | null
  /** Null when the receiver took it. It is logged: no personal data, no secrets. */
  readonly error: string | null
  /** Whether it would be refused in the same way however often it were sent. */
  readonly isFinal?: boolean
}

/** Ids of the receivers that there is something for, now. */
export async function receiversDue(
  { db }: Database,
  kinds: readonly ReceiverKind[],
  now: Date,
): Promise<readonly number[]> {
  if (kinds.length === 0) return []
  const at = now.toISOString()
  const rows = await db
    .selectFrom('webhook')
    .select('id')
    .where('active', '=', 1)
    .where('kind', 'in', kinds)
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', at)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery')
          .select('delivery.id')
          .whereRef('webhook_id', '=', 'webhook.id')
          .where('state', '=', 'waiting')
          .where('next_at', '<=', at)
          .where(({ eb, or }) =>
            or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]),
          ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Whom a delivery is for; undefined when that one is gone. */
export async function receiverOf(
  { db }: Database,
  { webhook_id }: Delivery,
): Promise<Selectable<WebhookTable> | undefined> {
  return await db.selectFrom('webhook').selectAll().where('id', '=', webhook_id).executeTakeFirst()
}

/**
 * Takes the next delivery of a receiver for this process alone; undefined when there is none. A process
 * that ends before it says how it went loses it after a minute, and another sends it.
 */
export async function claimDelivery(
  { kind, db }: Database,
  receiverId: number,
  now: Date,
): Promise<Delivery | undefined> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + CLAIMED_MS).toISOString()
  const waiting = db
    .selectFrom('delivery')
    .select('id')
    .where('webhook_id', '=', receiverId)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', at)
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
  // Another process that claims at the same moment takes the one after.
  const next = kind === 'postgres' ? waiting.forUpdate().skipLocked() : waiting
  return db
    .updateTable('delivery')
    .set({ claimed_until: until })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Writes down how an attempt went. After a failure the same message is tried again later, as long as it is worth
 * it; the receiver as a whole rests too, a minute at most. Once it answers again all that failed because it was
 * away is due; what it refused waits for its own turn.
 *
 * What ended is the log; of leads and mail, which hold personal data, their text is not kept there.
 *
 * @param triedForMs how long after its making a message is given up
 * @returns whether it was given up
 */
export async function recordOutcome(
  { db }: Database,
  delivery: Delivery,
  { status, error, isFinal = false }: Outcome,
  now: Date,
  triedForMs: number,
): Promise<{ readonly isGivenUp: boolean }> {
  const at = now.toISOString()
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  const isTooOld = now.getTime() - Date.parse(delivery.created_at) >= triedForMs
  const isGivenUp = error !== null && (isFinal || isTooOld)
  await db.transaction().execute(async (transaction) => {
    const attempts = delivery.attempts + 1
    const isOver = error === null || isGivenUp
    const ended = error === null ? ('sent' as const) : ('failed' as const)
    await transaction
      .updateTable('delivery')
      .set({
        ...{ attempts, status, error, claimed_until: null },
        ...(isOver
          ? { state: ended, ended_at: at, ...(delivery.key !== null && { body: '' }) }
          : { next_at: after(backOff(attempts, LONGEST_REST_MS)) }),
      })
      .where('id', '=', delivery.id)
      .execute()
    const webhook = await transaction
      .selectFrom('webhook')
      .select('failures')
      .where('id', '=', delivery.webhook_id)
      .executeTakeFirst()
    // A refusal for good says nothing of the messages after it.
    const isReached = error === null || isFinal
    if (webhook === undefined || (isReached && webhook.failures === 0)) return
    const failures = isReached ? 0 : webhook.failures + 1
    const retry_at = isReached ? null : after(backOff(failures, LONGEST_WEBHOOK_REST_MS))
    await transaction
      .updateTable('webhook')
      .set({ failures, retry_at })
      .where('id', '=', delivery.webhook_id)
      .execute()
    if (!isReached) return
    await transaction
      .updateTable('delivery')
      .set({ next_at: at })
      .where('webhook_id', '=', delivery.webhook_id)
      .where('state', '=', 'waiting')
      .where('next_at', '>', at)
      .where(({ eb, or }) => or([eb('status', 'is', null), eb('status', '>=', 500)]))
      .execute()
  })
  return { isGivenUp }
}

/** Gives a delivery back that was not sent after all. */
export async function releaseDelivery({ db }: Database, { id }: Delivery): Promise<void> {
  await db.updateTable('delivery').set({ claimed_until: null }).where('id', '=', id).execute()
}

/** What was sent to a webhook and what is still to be, the newest first. */
export async function deliveriesOf(
  { db }: Database,
  webhookId: number,
  page: number,
  perPage: number,
): Promise<Page<Delivery>> {
  const found = db.selectFrom('delivery').where('webhook_id', '=', webhookId)
  const ordered = found.selectAll().orderBy('id', 'desc')
  return await readPage(ordered, { page, perPage })
}

/** All messages about a lead that were not forgotten, the first one first. */
export async function messagesOfLead(
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
 * Sends what a webhook was sent before once more, the same bytes. Throws `StorageError` for what was not sent to this
 * one: above all for messages about leads, which have to be found when the lead is erased.
 */
export async function replayDelivery(
  { db }: Database,
  webhookId: number,
  id: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const replayed = await db
    .insertInto('delivery')
    .columns(['webhook_id', 'topic', 'body', 'created_at', 'state', 'attempts', 'next_at'])
    .expression(
      db
        .selectFrom('delivery')
        .select(['webhook_id', 'topic', 'body'])
        .select([sql.val(at).as('created_at'), sql.val('waiting').as('state')])
        .select([sql.lit(0).as('attempts'), sql.val(at).as('next_at')])
        .where('id', '=', id)
        .where('webhook_id', '=', webhookId),
    )
    .executeTakeFirst()
  if (Number(replayed.numInsertedOrUpdatedRows) === 0) {
    throw new StorageError('missing', `Nothing was sent with the id ${id}.`)
  }
}

/** Deletes what was sent or given up longer than a week ago. */
export async function forgetOldDeliveries({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('delivery').where('ended_at', '<', before).execute()
}

/** Longer than a receiver may take to answer. */
const CLAIMED_MS = 60_000
const LONGEST_REST_MS = 60 * 60 * 1000
const LONGEST_WEBHOOK_REST_MS = 60 * 1000
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** How long to wait after so many failures in a row: twice as long each time, from a second up. */
function backOff(failures: number, longestMs: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), longestMs)
}

const FIRST_MS = 1000

/** What still waits to be sent to one kind of receiver. */
interface Backlog {
  readonly kind: ReceiverKind
  readonly waiting: number
  /** When the oldest of it was written; null when nothing waits. */
  readonly oldest: string | null
  /** Receivers that were not reached the last time. */
  readonly failing: number
}

/** Changes, leads and mail that have not been sent yet, by who is to get them. */
export async function backlog({ db }: Database): Promise<readonly Backlog[]> {
  const waiting = await db
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .where('delivery.state', '=', 'waiting')
    .groupBy('webhook.kind')
    .select(({ fn }) => [
      'webhook.kind',
      fn.countAll<number>().as('count'),
      fn.min('delivery.created_at').as('oldest'),
    ])
    .execute()
  const failing = await db
    .selectFrom('webhook')
    .where('failures', '>', 0)
    .where('active', '=', 1)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .execute()
  return (['content', 'leads', 'mail'] as const).map((kind) => {
    const ofKind = waiting.find((row) => row.kind === kind)
    return {
      kind,
      waiting: Number(ofKind?.count ?? 0),
      oldest: ofKind?.oldest ?? null,
      failing: Number(failing.find((row) => row.kind === kind)?.count ?? 0),
    }
  })
}

/** How many leads there are in each state. */
export async function leadCounts({ db }: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('lead')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}
