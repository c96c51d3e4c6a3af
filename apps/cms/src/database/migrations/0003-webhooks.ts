import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Webhooks and their deliveries, details of tokens, and the content's lineage. */
export async function createWebhookTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    sql`create table webhook (
      id ${key}, owner ${text} not null, name ${text} not null, url ${text} not null,
      sealed_secret ${text}, topics ${text} not null, active smallint not null,
      failures integer not null default 0, retry_at ${text},
      created_at ${text} not null, updated_at ${text} not null)`,

    sql`create table delivery (
      id ${key}, webhook_id bigint not null, topic ${text} not null, body ${text} not null,
      created_at ${text} not null, state ${text} not null, attempts integer not null,
      next_at ${text} not null, claimed_until ${text}, status integer, error ${text},
      ended_at ${text})`,
    sql`create index delivery_waiting on delivery (webhook_id, next_at, id) where state = 'waiting'`,
    sql`create index delivery_log on delivery (webhook_id, id)`,
    sql`create index delivery_ended on delivery (ended_at)`,

    sql`alter table token add column name ${text}`,
    sql`alter table token add column sealed ${text}`,
    sql`alter table token add column created_at ${text}`,
    sql`alter table token add column owner ${text} default 'operator' not null`,
    sql`alter table space add column lineage ${text} default '' not null`,
  ])
  await db.updateTable('space').set({ lineage: randomUUID() }).execute()
}
