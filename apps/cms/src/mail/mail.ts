import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { comparableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { queueMessage } from '../outbox/receivers.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Paragraphs; a link becomes its signed address when the mail is sent. */
  readonly text: readonly (string | MailLink)[]
  readonly replyTo?: string
  /** For lists: the link that unsubscribes, also without opening the mail (RFC 8058). */
  readonly unsubscribe?: MailLink
}

/** A link to one of our pages about a lead, signed when the mail is sent. */
export interface MailLink {
  readonly page: 'confirm' | 'unsubscribe'
  /** Id of the lead. */
  readonly lead: string
}

/** True for a single mail address, in which nothing could end a header or add a second recipient. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text)
}

/** A text as one line of a header: without control characters, and cut if long. */
export function headerLine(text: string): string {
  const line = text.replace(LONE_SURROGATES, '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.trim().slice(0, MAX_LINE_LENGTH).replace(TRAILING_HIGH_SURROGATE, '').trimEnd()
}

/** Text for a mail's body: uniform line ends, no control or bidirectional characters, cut if long. */
export function bodyText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(LONE_SURROGATES, '')
    .replace(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll('\t', ' ')
  if (clean.length <= MAX_PART_LENGTH) return clean
  return `${clean.slice(0, MAX_PART_LENGTH).replace(TRAILING_HIGH_SURROGATE, '')} …`
}

const ADDRESS = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u
const MAX_ADDRESS_LENGTH = 254
const MAX_LINE_LENGTH = 200
const MAX_PART_LENGTH = 50_000
const LONE_SURROGATES = /\p{Cs}/gu
const TRAILING_HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** A mail address for look-ups: trimmed, in lower case, and short enough for an index. */
export function normalizedAddress(address: string): string {
  return comparableText(address.trim().toLowerCase())
}

interface QueueOptions {
  /** The same for every attempt; random by default. */
  readonly idempotencyKey?: string
  /** The lead that the mail is about: erasing the lead deletes the mail. */
  readonly leadId?: string
  /** Maximum number of mails to the address within a day; unlimited by default. */
  readonly maxPerDay?: number
}

/**
 * Queues a mail in the transaction that causes it, to be sent after the commit. Queues nothing for an invalid address,
 * above `maxPerDay`, or without a mail server.
 * @returns true if the mail was queued
 */
export async function queueMail(
  database: Database,
  mail: Mail,
  now: Date,
  {
    idempotencyKey: key = randomUUID(),
    leadId,
    maxPerDay = Number.POSITIVE_INFINITY,
  }: QueueOptions = {},
): Promise<boolean> {
  const to = mail.to.trim()
  if (!isMailAddress(to)) return false
  const email = normalizedAddress(to)
  if ((await countQueuedWithinDay(database, email, now)) >= maxPerDay) return false
  const body = JSON.stringify({ ...mail, to, subject: headerLine(mail.subject) })
  const lead = leadId === undefined ? {} : { leadId }
  return await queueMessage(database, 'mail', { topic: 'mail', body, key, email, ...lead }, now)
}

/** Queues a mail outside of a transaction and wakes the sender. Returns true if the mail was queued. */
export async function sendMail(database: Database, mail: Mail, now: Date): Promise<boolean> {
  const isQueued = await queueMail(database, mail, now)
  database.onChange?.()
  return isQueued
}

async function countQueuedWithinDay({ db }: Database, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const { count } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
