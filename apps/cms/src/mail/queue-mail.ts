import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { queueMessage } from '../outbox/receivers.ts'
import { foldedAddress, headerLine, isMailAddress, type Mail } from './mail.ts'

interface QueueOptions {
  /** The same for the same mail; made up when it is left out. */
  readonly key?: string
  /** The lead that it is about: it is dropped when the lead is erased. */
  readonly leadId?: string
  /** How many mails the address may get within a day; any number when it is left out. */
  readonly mostADay?: number
}

/**
 * Writes a mail down to be sent, in the transaction that causes it: it goes out when that is stored, at least
 * once. Nothing is written for a text that is no mail address, or where no mail server is known.
 *
 * @returns whether it will be sent
 */
export async function queueMail(
  database: Database,
  mail: Mail,
  now: Date,
  { key = randomUUID(), leadId, mostADay = Number.POSITIVE_INFINITY }: QueueOptions = {},
): Promise<boolean> {
  const to = mail.to.trim()
  if (!isMailAddress(to)) return false
  const email = foldedAddress(to)
  if ((await countOfDay(database, email, now)) >= mostADay) return false
  const body = JSON.stringify({ ...mail, to, subject: headerLine(mail.subject) })
  const lead = leadId === undefined ? {} : { leadId }
  return await queueMessage(database, 'mail', { topic: 'mail', body, key, email, ...lead }, now)
}

/** Queues a mail that no transaction causes, and has it sent at once. Says whether it will be sent. */
export async function sendMail(database: Database, mail: Mail, now: Date): Promise<boolean> {
  const isSent = await queueMail(database, mail, now)
  database.onChange?.()
  return isSent
}

async function countOfDay({ db }: Database, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const { count } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const DAY_MS = 24 * 60 * 60 * 1000
