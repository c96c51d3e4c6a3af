import type { Generated } from 'kysely'
import type { Bit, RecordSource } from './row-values.ts'

/** Tables of what visitors send, and of messages to others. */
export interface VisitorTables {
  readonly lead: {
    /** Counts up: the newest is the highest. */
    number: Generated<number>
    id: string
    form: string
    /** Idempotency key of the submission, which is stored once per form, however often it is sent. */
    key: string
    created_at: string
    /** `pending`, `confirmed` and `unsubscribed` are states of a mailing list. */
    state: 'received' | 'quarantined' | 'pending' | 'confirmed' | 'unsubscribed'
    /** JSON object of texts and lists of texts, in the order of the form. */
    fields: string
    page: string
    referrer: string
    /** JSON object. */
    utm: string
    /** JSON list: consent texts with the visitor's answers. */
    consent: string
    lang: string
    /** Folded; empty without an address. */
    email: string
    /** Mail address of the form's owner; may be empty. */
    owner: string
    /** JSON object: subject and text of the mail to the visitor. */
    confirmation: string | null
    /** Why the lead was quarantined; stays after its release. */
    suspect: string | null
    /** All values, folded, for the search. */
    searched: string
  }
  /** A receiver of messages: a webhook for changes of content (content-webhook#events), the CRM, or the mail server. */
  readonly webhook: {
    id: Generated<number>
    /** Where the receiver comes from, which the code calls `source`: the operator's settings or the API. */
    owner: RecordSource
    kind: Generated<ReceiverKind>
    name: string
    url: string
    /** Null if messages are unsigned or, for a receiver of the operator, signed with a secret of the settings. */
    sealed_secret: string | null
    /** JSON list; empty for all topics. */
    topics: string
    active: Bit
    failures: Generated<number>
    /** After failed attempts, the time before which nothing is sent; else null. */
    retry_at: string | null
    created_at: string
    updated_at: string
    /** Set by a restore, which also makes the receiver inactive. */
    parked_at: Generated<string | null>
  }
  /** A message for one receiver: waiting to be sent, then kept for a while as the log. */
  readonly delivery: {
    id: Generated<number>
    webhook_id: number
    topic: string
    /**
     * JSON text: the body to send, or the data of a mail. Emptied once a message about a lead, or a mail, is finished.
     */
    body: string
    created_at: string
    state: 'waiting' | 'sent' | 'failed'
    attempts: number
    next_at: string
    /** Until this time, a process that is sending the message keeps others from sending it. */
    claimed_until: string | null
    /** HTTP status of the last response; null if there was none. */
    status: number | null
    error: string | null
    ended_at: string | null
    /** Idempotency key: the same for every attempt. */
    key: Generated<string | null>
    /** The lead in the message, which is erased together with it. */
    lead_id: Generated<string | null>
    /** Folded address that a mail goes to; null for other messages. */
    email: Generated<string | null>
    parked_at: Generated<string | null>
  }
  /** A processed report, so that it is not counted twice. */
  readonly visit_report: {
    id: string
    taken_at: string
  }
  /** A path without a page, which visitors requested. */
  readonly missing_path: {
    id: Generated<number>
    path: string
    count: number
    first_at: string
    last_at: string
    /** A path of this site, or the host of another site; empty when unknown. */
    referrer: string
    dismissed: Bit
  }
  readonly search_count: {
    day: string
    lang: string
    query: string
    count: number
    /** Number of results of the last search. */
    results: number
  }
}

export type LeadTable = VisitorTables['lead']
export type WebhookTable = VisitorTables['webhook']
export type DeliveryTable = VisitorTables['delivery']

export type ReceiverKind = (typeof RECEIVER_KINDS)[number]

const RECEIVER_KINDS = ['content', 'leads', 'mail'] as const

export function isReceiverKind(text: string): text is ReceiverKind {
  return RECEIVER_KINDS.some((kind) => kind === text)
}
