import { fold } from '@prospectus/content/text/fold'
import type { Consent, LeadState } from '@prospectus/protocol/management/lead'
import { type Selectable, sql } from 'kysely'
import { allOf, comparableText, contains, type SqlCondition } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'
import type { LeadTable } from '../database/visitor-tables.ts'

export interface LeadSelection {
  readonly form?: string | undefined
  readonly search?: string | undefined
  readonly state?: LeadState | undefined
  /** ISO 8601, inclusive. */
  readonly from?: string | undefined
  /** ISO 8601, exclusive. */
  readonly to?: string | undefined
}

/** A page of the leads that match a filter, newest first. */
export async function leads(
  database: Database,
  filter: LeadSelection & Paging,
): Promise<ListPage<StoredLead>> {
  const matchingLeads = database.db.selectFrom('lead').where(filterCondition(database, filter))
  const orderedLeads = matchingLeads.selectAll().orderBy('number', 'desc')
  const { total, items } = await readPage(orderedLeads, filter)
  return { total, items: items.map(toLead) }
}

/** The leads that match a filter, newest first, read in batches. Leaves out leads stored meanwhile. */
export async function* allLeads(
  database: Database,
  filter: LeadSelection,
): AsyncIterable<StoredLead> {
  const matchingLeads = database.db.selectFrom('lead').where(filterCondition(database, filter))
  for (let beforeNumber = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await matchingLeads
      .selectAll()
      .where('number', '<', beforeNumber)
      .orderBy('number', 'desc')
      .limit(BATCH_SIZE)
      .execute()
    yield* rows.map(toLead)
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH_SIZE) return
    beforeNumber = last.number
  }
}

function filterCondition(
  database: Database,
  { form, search, state, from, to }: LeadSelection,
): SqlCondition {
  const conditions: SqlCondition[] = []
  if (form !== undefined) conditions.push(sql`${sql.ref('form')} = ${comparableText(form)}`)
  if (state !== undefined) conditions.push(sql`${sql.ref('state')} = ${state}`)
  if (from !== undefined) conditions.push(sql`${sql.ref('created_at')} >= ${from}`)
  if (to !== undefined) conditions.push(sql`${sql.ref('created_at')} < ${to}`)
  if (search !== undefined) {
    conditions.push(contains(database, sql.ref('searched'), fold(comparableText(search))))
  }
  return allOf(conditions)
}

const BATCH_SIZE = 1000

/** Counts leads by state. */
export async function countLeads({ db }: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('lead')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

export interface Submission {
  readonly form: string
  /** Idempotency key from the visitor's page: a repeated submission is not stored again. */
  readonly key: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  readonly page?: string
  readonly referrer?: string
  /** Campaign of the visitor's first visit: source, medium, campaign, term, content. */
  readonly utm?: Readonly<Record<string, string>>
  /** Consent texts as the visitor saw them, with the answers. */
  readonly consent: readonly Consent[]
  readonly lang: string
  /** The visitor's address, for the confirmation and for erasing the lead. */
  readonly email?: string
  /** Mail address of the form's owner, who is notified of each lead. */
  readonly owner?: string
  readonly confirmation?: { readonly subject: string; readonly text: string }
  /** Why it looks automated. If set, the lead is quarantined and causes no messages until an editor releases it. */
  readonly suspect?: string
}

export interface StoredSubmission {
  readonly id: string
  /** True if the form already had a submission with this key. */
  readonly isRepeated: boolean
}

type ParsedColumn = 'fields' | 'utm' | 'consent' | 'confirmation'

/** A row of the table `lead` with its JSON parsed. `email` is folded, and empty when none was given. */
export interface StoredLead
  extends Readonly<Omit<Selectable<LeadTable>, ParsedColumn | 'number' | 'key' | 'searched'>> {
  readonly fields: Submission['fields']
  readonly utm: Readonly<Record<string, string>>
  readonly consent: readonly Consent[]
  readonly confirmation: Submission['confirmation']
}

/** Parses a row, without the members that only the database needs: number, idempotency key and text for the search. */
export function toLead({
  number: _,
  key: __,
  searched: ___,
  ...row
}: Selectable<LeadTable>): StoredLead {
  return {
    ...row,
    fields: JSON.parse(row.fields),
    utm: JSON.parse(row.utm),
    consent: JSON.parse(row.consent),
    confirmation: row.confirmation === null ? undefined : JSON.parse(row.confirmation),
  }
}

/** A lead in the format of the management API and the CRM (lead-payload#lead). */
export function leadToApi({ owner, confirmation, email, ...lead }: StoredLead) {
  return lead
}

/** Slug of the form whose addresses need confirmation. */
const MAILING_LIST_FORM = 'mailing-list'

/** State of a new lead that is not quarantined, or of one released from quarantine. */
export function initialLeadState(form: string): LeadState {
  return form === MAILING_LIST_FORM ? 'pending' : 'received'
}
