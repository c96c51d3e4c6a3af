import { createTransport } from 'nodemailer'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Way } from '../outbox/way.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail, MailLink } from './mail.ts'

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
export function mailWay({ url, from }: MailServer, addressOf: (link: MailLink) => string): Way {
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
    shown: () => new URL(url).host,
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
