import { WORDS } from './words.ts'

export interface Webhook {
  readonly id: number
  readonly name: string
  readonly endpoint: string
  readonly actions: readonly string[]
  readonly activated: boolean
  /** In a row, since it was last reached. */
  readonly failures: number
  readonly has_secret: boolean
  /** Whether it belongs to the installation, so that only the settings can change it. */
  readonly own: boolean
}

export interface WebhookLog {
  readonly id: number
  readonly topic: string
  readonly created_at: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly status: number | null
  readonly error: string | null
  readonly next_at: string | null
}

/** The events that a webhook can listen to (content-webhook#events), in words. */
export const TOPICS: readonly (readonly [string, string])[] = Object.entries(WORDS.topics)

export function topicWords(topic: string): string {
  return TOPICS.find(([one]) => one === topic)?.[1] ?? topic
}
