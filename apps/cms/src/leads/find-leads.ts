import { fold } from '@prospectus/content/text/fold'
import type { LeadState } from '@prospectus/protocol/management/lead'
import { sql } from 'kysely'
import { allOf, type Condition, comparableText, contains } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, pageOf, windowOf } from '../database/paging.ts'
import { type Lead, leadOf } from './lead.ts'

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
  const window = windowOf(filter.page, filter.perPage)
  const found = database.db.selectFrom('lead').where(matching(database, filter))
  const rows = await found
    .selectAll()
    .orderBy('number', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return pageOf(rows.map(leadOf), window, async () => {
    const counted = found.select(({ fn }) => fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  })
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
