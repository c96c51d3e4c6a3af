import type { Generated } from 'kysely'

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
