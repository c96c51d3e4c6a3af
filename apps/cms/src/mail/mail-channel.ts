import { DAY_MS } from '@prospectus/protocol/values/durations'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Channel } from '../outbox/sender.ts'
import type { MailSettings } from '../settings.ts'
import { bodyText, headerLine, type Mail, type MailLink } from './mail.ts'

/**
 * Sends mails, and retries each for at most three days. Outcomes, which are logged, omit the mail server's own texts,
 * since these contain addresses.
 */
export function mailChannel(
  { url, from }: MailSettings,
  addressOf: (link: MailLink) => string,
): Channel {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: STEP_TIMEOUT_MS,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
  })
  const send = async ({ body, key, id }: Delivery, stop: AbortSignal): Promise<Outcome> => {
    try {
      const mail = JSON.parse(body) as Mail
      const composed = composeMail(mail, { from, idempotencyKey: key ?? String(id), addressOf })
      const signal = AbortSignal.any([stop, AbortSignal.timeout(TOTAL_TIMEOUT_MS)])
      await transport.sendMail({ ...composed, signal })
      return { status: 250, error: null }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  return {
    name: 'The mail server',
    label: () => new URL(url).host,
    send: (delivery, _receiver, stop) => send(delivery, stop),
    giveUpAfterMs: 3 * DAY_MS,
  }
}

/** Outcome of a failed mail: final when the server rejects this recipient or text, or does not support the address. */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code, command } = (error ?? {}) as Readonly<Record<string, unknown>>
  if (typeof responseCode === 'number') {
    const isFinal = responseCode >= 500 && PER_MAIL_COMMANDS.has(String(command))
    return {
      status: responseCode,
      error: `The mail server responded with ${responseCode}.`,
      isFinal,
    }
  }
  // An address that this server does not support, such as one with non-ASCII letters.
  if (code === 'EENVELOPE')
    return {
      status: null,
      error: "The mail server does not support the recipient's address.",
      isFinal: true,
    }
  const reason = typeof code === 'string' ? code : 'no reason given'
  return { status: null, error: `The mail server could not be reached (${reason}).` }
}

/** Steps of the protocol in which a server rejects a single mail; in all others it rejects every mail of ours. */
const PER_MAIL_COMMANDS = new Set(['RCPT TO', 'DATA'])
const STEP_TIMEOUT_MS = 10_000
/** Shorter than a claim, so that no other process sends the mail meanwhile. */
const TOTAL_TIMEOUT_MS = 45_000

interface ComposeOptions {
  readonly from: string
  /** The same for every attempt, so that mail programs show a mail that was sent twice only once. */
  readonly idempotencyKey: string
  readonly addressOf: (link: MailLink) => string
}

/**
 * Composes a mail. Headers are single lines and recipients are never parsed, so that a visitor's input can add neither.
 */
function composeMail(
  { to, subject, text, replyTo, unsubscribe }: Mail,
  { from, idempotencyKey, addressOf }: ComposeOptions,
): SendMailOptions {
  const paragraphs = text.map((part) =>
    typeof part === 'string' ? bodyText(part) : addressOf(part),
  )
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: headerLine(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    messageId: `<${idempotencyKey}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe, addressOf) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Headers for unsubscribing with one click in the mail program (RFC 8058). */
function unsubscribeHeaders(
  unsubscribe: MailLink | undefined,
  addressOf: ComposeOptions['addressOf'],
) {
  if (unsubscribe === undefined) return {}
  return {
    'List-Unsubscribe': `<${addressOf(unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function hostOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
