import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Leads, and receivers and deliveries of other kinds: of leads, and of mail. */
export async function createLeadTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .createTable('lead')
    .addColumn('number', key)
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('form', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('page', text, (column) => column.notNull())
    .addColumn('referrer', text, (column) => column.notNull())
    .addColumn('utm', text, (column) => column.notNull())
    .addColumn('consent', text, (column) => column.notNull())
    .addColumn('lang', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('owner', text, (column) => column.notNull())
    .addColumn('confirmation', text)
    .addColumn('suspect', text)
    .addColumn('searched', text, (column) => column.notNull())
    .addUniqueConstraint('lead_key', ['form', 'key'])
    .execute()
  await schema.createIndex('lead_email').on('lead').column('email').execute()

  await schema
    .alterTable('webhook')
    .addColumn('kind', text, (column) => column.notNull().defaultTo('content'))
    .execute()
  for (const name of ['key', 'lead_id', 'email']) {
    await schema.alterTable('delivery').addColumn(name, text).execute()
  }
  await schema.createIndex('delivery_lead').on('delivery').column('lead_id').execute()
  await schema.createIndex('delivery_email').on('delivery').column('email').execute()
}
