import type { OpenDatabase } from '../database/database.ts'
import type { MailLink } from '../mail/mail.ts'
import { type MailServer, mailWay } from '../mail/mail-way.ts'
import { createSender, type Sender, type SenderOptions } from '../outbox/sender.ts'
import type { Seal } from '../seal.ts'
import { leadWay, type PostOptions, webhookWay } from '../webhooks/webhook-ways.ts'

/** With what all that waits is sent. */
export interface SendingOptions extends Pick<SenderOptions, 'log'>, PostOptions {
  /** What is sent to the operator's webhooks is signed with it. */
  readonly operatorSecret: string | undefined
  readonly seal: Seal | undefined
  /** What the CRM is sent is signed with it. */
  readonly crmSecret?: string | undefined
  /** Without it no mail is sent. */
  readonly mail?:
    | { readonly server: MailServer; readonly addressOf: (link: MailLink) => string }
    | undefined
}

/** Sends what is due, to webhooks, the CRM and as mail, from now until it is stopped. */
export function sendWaiting(
  database: OpenDatabase,
  now: () => Date,
  { log, mail, ...options }: SendingOptions,
): Sender {
  const ways = {
    content: webhookWay(options, options),
    leads: leadWay(options.crmSecret, options),
    ...(mail !== undefined && { mail: mailWay(mail.server, mail.addressOf) }),
  }
  return createSender({ database, log, ways, now })
}
