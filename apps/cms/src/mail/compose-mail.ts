import type { SendMailOptions } from 'nodemailer'
import { bodyText, headerLine, type Mail, type MailLink } from './mail.ts'

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
export function composeMail(
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
