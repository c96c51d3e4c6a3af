import type { Generated } from 'kysely'
import type { Bit, Owner } from './row-values.ts'

/** Somebody whom something is sent to: an address that is told of changes (content-webhook#events), the CRM, mail. */
export interface WebhookTable {
  id: Generated<number>
  owner: Owner
  kind: Generated<ReceiverKind>
  name: string
  url: string
  /** Null: not signed; or, of the operator's, signed with WEBHOOK_SECRET. */
  sealed_secret: string | null
  /** JSON list; empty for all. */
  topics: string
  active: Bit
  /** In a row, since it was last reached. */
  failures: Generated<number>
  /** Not asked before then. */
  retry_at: string | null
  created_at: string
  updated_at: string
}

/** What a receiver is sent: changes of the content, leads, or whatever goes out as mail. */
export type ReceiverKind = (typeof RECEIVER_KINDS)[number]

const RECEIVER_KINDS = ['content', 'leads', 'mail'] as const

export function isReceiverKind(text: string): text is ReceiverKind {
  return RECEIVER_KINDS.some((kind) => kind === text)
}

/** One message for one receiver: waiting to be sent, and kept for a while as the log of what was sent. */
export interface DeliveryTable {
  id: Generated<number>
  webhook_id: number
  topic: string
  /** JSON text, sent as it is here. */
  body: string
  created_at: string
  state: 'waiting' | 'sent' | 'failed'
  attempts: number
  next_at: string
  /** Until then a process is busy sending it. */
  claimed_until: string | null
  /** Of the last answer; null when none came. */
  status: number | null
  error: string | null
  ended_at: string | null
  /** The same for every attempt, so that a receiver can tell what it has had. */
  key: Generated<string | null>
  /** The lead that it tells of: it goes with the lead when that is erased. */
  lead_id: Generated<string | null>
  /** Of a mail: the folded address that it is for. */
  email: Generated<string | null>
}
