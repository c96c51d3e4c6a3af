import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { insertNamedStories } from '../named-in-documents.ts'
import { columnTypes } from './column-types.ts'
import { eachDocument } from './each-document.ts'

/** References from documents to stories, reviews of drafts, and links that share a draft. */
export async function createPublishingTables(database: Database): Promise<void> {
  const { kind, db } = database
  const { text } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .createTable('document_link')
    .addColumn('uuid', text, (column) => column.notNull())
    .addColumn('document_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_link_key', ['uuid', 'document_id'])
    .execute()
  await schema
    .createIndex('document_link_document')
    .on('document_link')
    .column('document_id')
    .execute()

  await schema
    .createTable('review')
    .addColumn('id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('comment', text, (column) => column.notNull())
    .addColumn('asked_by', text, (column) => column.notNull())
    .addColumn('asked_at', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .addColumn('answered_by', text)
    .addColumn('answered_at', text)
    .execute()
  await schema.createIndex('review_story').on('review').columns(['story_id', 'id']).execute()
  await schema.createIndex('review_state').on('review').columns(['state', 'id']).execute()

  await schema
    .createTable('share')
    .addColumn('id', 'bigint', (column) => column.notNull().primaryKey())
    .addColumn('digest', text, (column) => column.notNull().unique())
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .addColumn('ends_at', text, (column) => column.notNull())
    .execute()
  await schema.createIndex('share_story').on('share').column('story_id').execute()
  await eachDocument(database, (documents) => insertNamedStories(database, documents))
}
