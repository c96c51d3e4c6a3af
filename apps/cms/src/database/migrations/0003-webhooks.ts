import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Webhooks and their deliveries, details of tokens, and the content's lineage. */
export async function createWebhookTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .createTable('webhook')
    .addColumn('id', key)
    .addColumn('owner', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('url', text, (column) => column.notNull())
    .addColumn('sealed_secret', text)
    .addColumn('topics', text, (column) => column.notNull())
    .addColumn('active', 'smallint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('retry_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()

  await schema
    .createTable('delivery')
    .addColumn('id', key)
    .addColumn('webhook_id', 'bigint', (column) => column.notNull())
    .addColumn('topic', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', text, (column) => column.notNull())
    .addColumn('claimed_until', text)
    .addColumn('status', 'integer')
    .addColumn('error', text)
    .addColumn('ended_at', text)
    .execute()
  await schema
    .createIndex('delivery_waiting')
    .on('delivery')
    .columns(['webhook_id', 'next_at', 'id'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await schema.createIndex('delivery_log').on('delivery').columns(['webhook_id', 'id']).execute()
  await schema.createIndex('delivery_ended').on('delivery').column('ended_at').execute()

  const token = (name: string) => schema.alterTable('token').addColumn(name, text)
  await token('name').execute()
  await token('sealed').execute()
  await token('created_at').execute()
  await schema
    .alterTable('token')
    .addColumn('owner', text, (column) => column.notNull().defaultTo('operator'))
    .execute()
  await schema
    .alterTable('space')
    .addColumn('lineage', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await db.updateTable('space').set({ lineage: randomUUID() }).execute()
}
