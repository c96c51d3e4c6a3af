import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Leads, and further kinds of receivers and deliveries: for leads and for mail. */
export async function createLeadTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    sql`create table lead (
      number ${key}, id ${text} not null unique, form ${text} not null, key ${text} not null,
      created_at ${text} not null, state ${text} not null, fields ${text} not null,
      page ${text} not null, referrer ${text} not null, utm ${text} not null,
      consent ${text} not null, lang ${text} not null, email ${text} not null,
      owner ${text} not null, confirmation ${text}, suspect ${text}, searched ${text} not null,
      constraint lead_key unique (form, key))`,
    sql`create index lead_email on lead (email)`,

    sql`alter table webhook add column kind ${text} default 'content' not null`,
    sql`alter table delivery add column key ${text}`,
    sql`alter table delivery add column lead_id ${text}`,
    sql`alter table delivery add column email ${text}`,
    sql`create index delivery_lead on delivery (lead_id)`,
    sql`create index delivery_email on delivery (email)`,
  ])
}
