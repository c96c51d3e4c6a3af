import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { comparableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { queueMessage } from '../outbox/receivers.ts'

/** A mail of plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Paragraphs, and links that stand between them. */
  readonly text: readonly (string | MailLink)[]
  /** Whom an answer goes to, when that is not the sender. */
  readonly replyTo?: string
  /** Of a list: the link by which its reader leaves it, also without opening the mail (RFC 8058). */
  readonly unsubscribe?: MailLink
}

/** A link to one of our own pages about a lead; it is signed when the mail is sent. */
export interface MailLink {
  readonly page: 'confirm' | 'unsubscribe'
  /** Id of the lead. */
  readonly lead: string
}

/**
 * Whether a text is one mail address, such as `ada@visitor.example`: nothing in it could end a header or name
 * a second reader.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text)
}

/** A text as one line of a header: no line break or other control character, and not long. */
export function headerLine(text: string): string {
  const line = text.replace(HALVES, '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.trim().slice(0, LONGEST_LINE).replace(HALF_AT_END, '').trimEnd()
}

/**
 * A text as a part of a mail's body: every line ends in the same way, no character makes a reader's program do
 * something or shows words in another order than they are written, and nobody is sent a book.
 */
export function bodyText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(HALVES, '')
    .replace(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll('\t', ' ')
  if (clean.length <= LONGEST_PART) return clean
  return `${clean.slice(0, LONGEST_PART).replace(HALF_AT_END, '')} …`
}

const ADDRESS = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u
const LONGEST_ADDRESS = 254
const LONGEST_LINE = 200
const LONGEST_PART = 50_000
/** Halves of characters that have lost the other one. */
const HALVES = /\p{Cs}/gu
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** A mail address as it is looked up: without spaces around it, in lower case, and short enough for an index. */
export function foldedAddress(address: string): string {
  return comparableText(address.trim().toLowerCase())
}

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
