import { createLog } from '@prospectus/server/log'
import { sql } from 'kysely'
import { openDatabase } from '../database/open-database.ts'
import { openStorage } from '../storage/storage.ts'
import { openReceiver, type Receiver } from './receiver.fixture.ts'
import type { AcknowledgedOperation } from './soundness.fixture.ts'

/** A webhook receiver that accepts everything, and counts each message. */
export interface WebhookReceiver extends Receiver {
  readonly received: ReadonlyMap<string, number>
}

/** Listens on a free port until it is closed. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received = new Map<string, number>()
  const receiver = await openReceiver('/hooks', async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The sender was killed while sending.
      return
    }
    const body = Buffer.concat(chunks).toString()
    received.set(body, (received.get(body) ?? 0) + 1)
    response.end()
  })
  return { ...receiver, received }
}

/**
 * Sends the messages left by killed senders once their claims have expired. Returns the number of sends that a kill had
 * interrupted, and a line for each event of an acknowledged change that was not sent, or not received.
 */
export async function findLostDeliveries(
  url: string,
  acknowledged: readonly AcknowledgedOperation[],
  received: WebhookReceiver['received'],
): Promise<{ readonly interrupted: number; readonly problems: readonly string[] }> {
  const interrupted = await countClaimed(url)
  const problems: string[] = []
  const log = createLog((line) => void problems.push(line.trim()))
  const storage = await openStorage(url, { now: () => new Date(Date.now() + CLAIMS_ENDED_MS) })
  const sender = storage.startSending({ log, operatorSecret: 'secret', seal: undefined })
  sender.wake()
  await sender.settled()
  await sender.stop()
  await storage.close()
  const database = await openDatabase(url)
  const rows = await database.db.selectFrom('delivery').select(['body', 'state']).execute()
  await database.db.destroy()
  const stored = new Map<string, number>()
  const events = new Map<string, number>()
  for (const { body, state } of rows) {
    if (state !== 'sent') problems.push(`${state}: ${body}`)
    stored.set(body, (stored.get(body) ?? 0) + 1)
    const { action, story_id } = JSON.parse(body)
    const event = `${action} ${story_id}`
    events.set(event, (events.get(event) ?? 0) + 1)
  }
  for (const [body, count] of stored) {
    if ((received.get(body) ?? 0) < count)
      problems.push(`received less than ${count} times: ${body}`)
  }
  for (const [event, count] of countPromised(acknowledged)) {
    if ((events.get(event) ?? 0) < count)
      problems.push(`written less than ${count} times: ${event}`)
  }
  return { interrupted, problems }
}

/** Counts the messages that were being sent when the sending process was killed. */
async function countClaimed(url: string): Promise<number> {
  const { db } = await openDatabase(url)
  const { rows } = await sql<{ claimed: number }>`
    select count(*) as claimed from delivery where state = 'waiting' and claimed_until is not null
  `.execute(db)
  await db.destroy()
  return Number(rows[0]?.claimed)
}

function countPromised(
  acknowledged: readonly AcknowledgedOperation[],
): ReadonlyMap<string, number> {
  const events = new Map<string, number>()
  for (const operation of acknowledged) {
    if (operation.kind !== 'published' && operation.kind !== 'moved') continue
    const event = `${operation.kind} ${operation.id}`
    events.set(event, (events.get(event) ?? 0) + 1)
  }
  return events
}

/** More than the minute for which a claim lasts. */
const CLAIMS_ENDED_MS = 2 * 60_000
