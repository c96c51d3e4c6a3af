import { fold } from '@prospectus/content/text/fold'
import type { Consent, LeadState } from '@prospectus/protocol/management/lead'
import { type Selectable, sql } from 'kysely'
import { allOf, type Condition, comparableText, contains } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, readPage } from '../database/paging.ts'
import type { LeadTable } from '../database/visitor-tables.ts'

/** Which leads; what is left out does not matter. */
export interface LeadFilter {
  readonly form?: string | undefined
  /** Part of what was typed into any field. */
  readonly search?: string | undefined
  readonly state?: LeadState | undefined
  /** ISO 8601, this time and later. */
  readonly from?: string | undefined
  /** ISO 8601, before this time. */
  readonly to?: string | undefined
}

/** Leads, the newest first. */
export async function leads(
  database: Database,
  filter: LeadFilter & { readonly page: number; readonly perPage: number },
): Promise<Page<Lead>> {
  const found = database.db.selectFrom('lead').where(matching(database, filter))
  const ordered = found.selectAll().orderBy('number', 'desc')
  const { total, items } = await readPage(ordered, filter)
  return { total, items: items.map(leadOf) }
}

/** All leads, the newest first, read a thousand at a time: what comes meanwhile is not among them. */
export async function* everyLead(database: Database, filter: LeadFilter): AsyncIterable<Lead> {
  const found = database.db.selectFrom('lead').where(matching(database, filter))
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await found
      .selectAll()
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(AT_ONCE)
      .execute()
    yield* rows.map(leadOf)
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    before = last.number
  }
}

function matching(database: Database, { form, search, state, from, to }: LeadFilter): Condition {
  const conditions: Condition[] = []
  if (form !== undefined) conditions.push(sql`${sql.ref('form')} = ${comparableText(form)}`)
  if (state !== undefined) conditions.push(sql`${sql.ref('state')} = ${state}`)
  if (from !== undefined) conditions.push(sql`${sql.ref('created_at')} >= ${from}`)
  if (to !== undefined) conditions.push(sql`${sql.ref('created_at')} < ${to}`)
  if (search !== undefined) {
    conditions.push(contains(database, sql.ref('searched'), fold(comparableText(search))))
  }
  return allOf(conditions)
}

const AT_ONCE = 1000

/** What a visitor has sent with a hosted form, checked by the form's rules. */
export interface Submission {
  /** Slug of the form. */
  readonly form: string
  /** Made by the visitor's page, once for each form that is filled in: a repeated one is not stored again. */
  readonly key: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** Path of the page around the form. */
  readonly page?: string
  readonly referrer?: string
  /** Of the visitor's first touch: source, medium, campaign, term, content. */
  readonly utm?: Readonly<Record<string, string>>
  /** What was asked, in the words that the visitor saw, and what was answered. */
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Of the visitor: what a confirmation is sent to, and what a lead is erased by. */
  readonly email?: string
  /** Who is told of it: the form's notification address. */
  readonly owner?: string
  /** What the visitor is sent. */
  readonly confirmation?: { readonly subject: string; readonly text: string }
  /** Why it looks like that of a program: it is kept, but nobody is told until somebody releases it. */
  readonly suspect?: string
}

/** What became of a submission. */
export interface StoredSubmission {
  /** Of the lead: a uuid. */
  readonly id: string
  /** Whether it was there already: the same form with the same key. */
  readonly repeated: boolean
}

/** A submission that is kept, and where it stands. */
export interface Lead {
  readonly id: string
  readonly form: string
  readonly createdAt: string
  readonly state: LeadState
  readonly fields: Submission['fields']
  readonly page: string
  readonly referrer: string
  readonly utm: Readonly<Record<string, string>>
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Folded; empty when none was given. */
  readonly email: string
  readonly owner: string
  readonly confirmation: Submission['confirmation']
  /** Why it was quarantined, also after its release. */
  readonly suspect: string | null
}

export function leadOf(row: Selectable<LeadTable>): Lead {
  const { id, form, state, page, referrer, lang, email, owner, suspect } = row
  return {
    ...{ id, form, state, page, referrer, lang, email, owner, suspect },
    createdAt: row.created_at,
    fields: JSON.parse(row.fields),
    utm: JSON.parse(row.utm),
    consent: JSON.parse(row.consent),
    confirmation: row.confirmation === null ? undefined : JSON.parse(row.confirmation),
  }
}

/** A lead as the management API and the CRM get it (lead-payload#lead). */
export function leadToApi({ createdAt, owner, confirmation, email, ...lead }: Lead) {
  return { ...lead, created_at: createdAt }
}

/** The form whose addresses have to be confirmed before they count. */
const MAILING_LIST = 'mailing-list'

/** What a lead is when nothing speaks against it: new, or released from quarantine. */
export function firstState(form: string): LeadState {
  return form === MAILING_LIST ? 'pending' : 'received'
}
