import type { OpenDatabase } from '../database/database.ts'
import type { Page } from '../database/paging.ts'
import { type Delivery, deliveriesOf, replayDelivery } from '../webhooks/deliveries.ts'
import { createSender, type Sender, type SenderOptions } from '../webhooks/sender.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replaceOperatorWebhooks,
  type Webhook,
  type WebhookChange,
  webhooks,
} from '../webhooks/webhooks.ts'

/**
 * Who is told of changes (content-webhook#events). Throws `StorageFault` for a webhook that there is not,
 * for one of the operator's that is to be changed, and for an address or topic that cannot be one.
 */
export interface WebhookStorage {
  readonly webhooks: () => Promise<readonly Webhook[]>
  readonly createWebhook: (given: WebhookChange & { readonly url: string }) => Promise<Webhook>
  readonly changeWebhook: (id: number, given: WebhookChange) => Promise<Webhook>
  readonly deleteWebhook: (id: number) => Promise<void>
  /** From now on exactly these are the operator's. */
  readonly replaceOperatorWebhooks: (
    given: readonly { readonly name: string; readonly url: string }[],
  ) => Promise<void>
  /** What was sent to a webhook and what waits, the newest first. */
  readonly deliveries: (webhookId: number, page: number, perPage: number) => Promise<Page<Delivery>>
  readonly replayDelivery: (id: number) => Promise<void>
  /** Sends what is due, from now until it is stopped. */
  readonly sendWebhooks: (options: Omit<SenderOptions, 'database' | 'now'>) => Sender
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
    replayDelivery: (id) => replayDelivery(database, id, now()),
    sendWebhooks: (options) => {
      const sender = createSender({ ...options, database, now })
      onChange(sender.wake)
      return sender
    },
  }
}
