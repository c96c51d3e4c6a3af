import type { Json } from '../values/json.ts'
import type { Optional, Paging } from './request.ts'

export interface Webhook {
  readonly id: number
  readonly name: string
  readonly endpoint: string
  /** Subscribed topics; empty for all. */
  readonly actions: readonly string[]
  readonly activated: boolean
  /** True if its messages are signed with a secret of its own. */
  readonly has_secret: boolean
  readonly failures: number
  /** True if the webhook is from the installation's settings, and can be changed only there. */
  readonly own: boolean
  readonly created_at: string
  readonly updated_at: string
}

/** A message of the outbox to one receiver. */
export interface Delivery {
  readonly topic: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** HTTP status of the last attempt; null without a response. */
  readonly status: number | null
  readonly error: string | null
  /** Time of the next attempt; null unless the message waits. */
  readonly next_at: string | null
}

export interface WebhookLog extends Delivery {
  readonly id: number
  readonly request: Json
  readonly created_at: string
  readonly ended_at: string | null
}

export type WebhookDraft = Optional<{
  readonly name: string
  readonly endpoint: string
  readonly actions: readonly string[]
  readonly activated: boolean
  /** Empty removes it. */
  readonly secret: string
}>

interface OneWebhook {
  response: { readonly webhook_endpoint: Webhook }
}

/** @see management-api#webhooks */
export interface WebhookRoutes {
  'GET webhook_endpoints': { response: { readonly webhook_endpoints: readonly Webhook[] } }
  'POST webhook_endpoints': OneWebhook & {
    body: {
      readonly webhook_endpoint: WebhookDraft & { readonly name: string; readonly endpoint: string }
    }
  }
  'GET webhook_endpoints/:id': OneWebhook
  'PUT webhook_endpoints/:id': OneWebhook & { body: { readonly webhook_endpoint: WebhookDraft } }
  'DELETE webhook_endpoints/:id': OneWebhook
  'GET webhook_endpoints/:id/logs': {
    query: Paging
    response: { readonly webhook_logs: readonly WebhookLog[] }
  }
  'POST webhook_endpoints/:id/logs/:log/replay': { response: { readonly replayed: number } }
}
