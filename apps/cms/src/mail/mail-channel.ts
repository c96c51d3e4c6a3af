import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Channel } from '../outbox/sender.ts'
import { bodyText, headerLine, type Mail, type MailLink } from './mail.ts'

/** How mail goes out. */
export interface MailServer {
  /** `SMTP_URL`. */
  readonly url: string
  /** `MAIL_FROM`. */
  readonly from: string
}

/**
 * Sends mail, one after the other, for three days at most. What the log is told has no address in it, since the
 * words of mail servers do.
 */
export function mailChannel(
  { url, from }: MailServer,
  addressOf: (link: MailLink) => string,
): Channel {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  })
  const send = async ({ body, key, id }: Delivery, stop: AbortSignal): Promise<Outcome> => {
    try {
      const mail = JSON.parse(body) as Mail
      const composed = composeMail(mail, { from, key: key ?? String(id), addressOf })
      const signal = AbortSignal.any([stop, AbortSignal.timeout(WHOLE_MS)])
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
    triedForMs: 3 * 24 * 60 * 60 * 1000,
  }
}

/** How a mail failed: for good when the server refuses this reader or this text. */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code, command } = (error ?? {}) as Readonly<Record<string, unknown>>
  if (typeof responseCode === 'number') {
    const isFinal = responseCode >= 500 && REFUSALS_OF_ONE.has(String(command))
    return { status: responseCode, error: `It answered ${responseCode}.`, isFinal }
  }
  // An address that this server cannot be given, such as one with letters that it has no way to write.
  if (code === 'EENVELOPE') return { status: null, error: 'It cannot be addressed.', isFinal: true }
  const reason = typeof code === 'string' ? code : 'no reason given'
  return { status: null, error: `It could not be talked to (${reason}).` }
}

/** Steps of the protocol in which one mail is refused; in all others it is us. */
const REFUSALS_OF_ONE = new Set(['RCPT TO', 'DATA'])
const STEP_MS = 10_000
/** Less than a claim lasts. */
const WHOLE_MS = 45_000

interface ComposeOptions {
  /** `MAIL_FROM`. */
  readonly from: string
  /** The same for every attempt, so that a reader who is sent it twice sees it once. */
  readonly key: string
  readonly addressOf: (link: MailLink) => string
}

/**
 * A mail as it is given to the mail server. Every header is a single line, and readers are handed over as
 * addresses, never as text to be parsed: nothing that a visitor typed can add a header or a reader.
 */
function composeMail(
  { to, subject, text, replyTo, unsubscribe }: Mail,
  { from, key, addressOf }: ComposeOptions,
): SendMailOptions {
  const written = text.map((part) => (typeof part === 'string' ? bodyText(part) : addressOf(part)))
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: headerLine(subject),
    text: `${written.join('\n\n')}\n`,
    messageId: `<${key}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...leaving(unsubscribe, addressOf) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One click in the reader's own mail program is enough (RFC 8058). */
function leaving(unsubscribe: MailLink | undefined, addressOf: ComposeOptions['addressOf']) {
  if (unsubscribe === undefined) return {}
  return {
    'List-Unsubscribe': `<${addressOf(unsubscribe)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function hostOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
