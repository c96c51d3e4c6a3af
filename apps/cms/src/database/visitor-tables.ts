import type { Generated } from 'kysely'
import type { Bit, Owner } from './row-values.ts'

/** What a visitor has sent with a form. */
export interface LeadTable {
  /** Counts up: the newest is the highest. */
  number: Generated<number>
  /** A uuid: what others know it by. */
  id: string
  form: string
  /** Of the submission: the same one is stored once. */
  key: string
  created_at: string
  /** `pending`, `confirmed` and `unsubscribed` are those of a mailing list. */
  state: 'received' | 'quarantined' | 'pending' | 'confirmed' | 'unsubscribed'
  /** JSON object of texts and lists of texts, in the order of the form. */
  fields: string
  page: string
  referrer: string
  /** JSON object. */
  utm: string
  /** JSON list. */
  consent: string
  lang: string
  /** Folded; empty when none was given. */
  email: string
  /** Who is told of it; empty for nobody. */
  owner: string
  /** JSON: what the visitor is sent. */
  confirmation: string | null
  /** Why it was quarantined; it stays here when it is released. */
  suspect: string | null
  /** All values, folded: what a search looks at. */
  searched: string
}

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

/** What sites tell of their visitors' requests. */
export interface ReportSchema {
  readonly visit_report: VisitReportTable
  readonly missing_path: MissingPathTable
  readonly search_count: SearchCountTable
}

/** A report that was taken, so that it is not taken again. */
interface VisitReportTable {
  id: string
  taken_at: string
}

/** A path that visitors asked for and that holds nothing. */
interface MissingPathTable {
  id: Generated<number>
  /** Decoded, with its slash. */
  path: string
  count: number
  first_at: string
  last_at: string
  /** A path of the site or the host of another; empty when nobody said. */
  referrer: string
  /** Whether an editor no longer wants to see it. */
  dismissed: Bit
}

/** What visitors searched for on one day. */
interface SearchCountTable {
  /** UTC, `YYYY-MM-DD`. */
  day: string
  lang: string
  /** Folded. */
  query: string
  count: number
  /** How much was found the last time. */
  results: number
}
