import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { insertStoryReferences } from '../document-references.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'
import { eachDocument } from './each-document.ts'

/** References from documents to stories, reviews of drafts, and links that share a draft. */
export async function createPublishingTables(database: Database): Promise<void> {
  const { text } = columnTypes(database.kind)
  await runStatements(database.db, [
    sql`create table document_link (
      uuid ${text} not null, document_id bigint not null,
      constraint document_link_key primary key (uuid, document_id))`,
    sql`create index document_link_document on document_link (document_id)`,

    sql`create table review (
      id bigint not null primary key, story_id bigint not null, version integer not null,
      state ${text} not null, comment ${text} not null,
      asked_by ${text} not null, asked_at ${text} not null,
      answer ${text} not null, answered_by ${text}, answered_at ${text})`,
    sql`create index review_story on review (story_id, id)`,
    sql`create index review_state on review (state, id)`,

    sql`create table share (
      id bigint not null primary key, digest ${text} not null unique, story_id bigint not null,
      created_at ${text} not null, created_by ${text} not null, ends_at ${text} not null)`,
    sql`create index share_story on share (story_id)`,
  ])
  await eachDocument(database, (documents) => insertStoryReferences(database, documents))
}
