import type { OpenDatabase } from '../database/database.ts'
import type { Page } from '../database/paging.ts'
import type { MailLink } from '../mail/mail.ts'
import { type MailServer, mailWay } from '../mail/mail-way.ts'
import { type Backlog, backlog, leadCounts } from '../outbox/backlog.ts'
import { type Delivery, deliveriesOf, replayDelivery } from '../outbox/deliveries.ts'
import { createSender, type Sender, type SenderOptions } from '../outbox/sender.ts'
import type { Seal } from '../seal.ts'
import { leadWay, type PostOptions, webhookWay } from '../webhooks/webhook-ways.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type NewWebhook,
  replaceOperatorWebhooks,
  type Webhook,
  type WebhookChange,
  webhooks,
} from '../webhooks/webhooks.ts'

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

/**
 * Who is told of changes (content-webhook#events). Throws `StorageFault` for a webhook that there is not,
 * for one of the operator's that is to be changed, and for an address or topic that cannot be one.
 */
export interface WebhookStorage {
  readonly webhooks: () => Promise<readonly Webhook[]>
  readonly createWebhook: (given: NewWebhook) => Promise<Webhook>
  readonly changeWebhook: (id: number, given: WebhookChange) => Promise<Webhook>
  readonly deleteWebhook: (id: number) => Promise<void>
  /** From now on exactly these are the operator's. */
  readonly replaceOperatorWebhooks: (
    given: readonly { readonly name: string; readonly url: string }[],
  ) => Promise<void>
  /** What was sent to a webhook and what waits, the newest first. */
  readonly deliveries: (webhookId: number, page: number, perPage: number) => Promise<Page<Delivery>>
  readonly replayDelivery: (webhookId: number, id: number) => Promise<void>
  /** What still waits to be sent, to each kind of receiver. */
  readonly backlog: () => Promise<readonly Backlog[]>
  readonly leadCounts: () => Promise<ReadonlyMap<string, number>>
  /** Sends what is due, to webhooks, the CRM and as mail, from now until it is stopped. */
  readonly sendWaiting: (options: SendingOptions) => Sender
}

/**
 * @param onChange takes what is to be called when a change was stored
 */
export function createWebhookStorage(
  database: OpenDatabase,
  now: () => Date,
  onChange: (listener: () => void) => void,
): WebhookStorage {
  return {
    webhooks: () => webhooks(database),
    createWebhook: (given) => createWebhook(database, given, now()),
    changeWebhook: (id, given) => changeWebhook(database, id, given, now()),
    deleteWebhook: (id) => deleteWebhook(database, id),
    replaceOperatorWebhooks: (given) => replaceOperatorWebhooks(database, given, now()),
    deliveries: (webhookId, page, perPage) => deliveriesOf(database, webhookId, page, perPage),
    replayDelivery: (webhookId, id) => replayDelivery(database, webhookId, id, now()),
    backlog: () => backlog(database),
    leadCounts: () => leadCounts(database),
    sendWaiting: ({ log, mail, ...options }) => {
      const ways = {
        content: webhookWay(options, options),
        leads: leadWay(options.crmSecret, options),
        ...(mail !== undefined && { mail: mailWay(mail.server, mail.addressOf) }),
      }
      const sender = createSender({ database, log, ways, now })
      onChange(sender.wake)
      return sender
    },
  }
}
