import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Space, tokens, stories with their documents and indexed values, data sources, assets. */
export async function createFirstTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    sql`create table space (
      id bigint primary key, name ${text} not null, version bigint not null,
      last_id bigint not null default 0, language_codes ${text} not null, asset_host ${text} not null)`,
    sql`create table token (digest ${text} primary key, kind ${text} not null)`,

    sql`create table story (
      id ${key}, uuid ${text} not null unique, group_id ${text} not null,
      parent_id bigint not null, is_folder smallint not null, is_startpage smallint not null,
      slug ${text} not null, full_slug ${text} not null unique, level integer not null, path ${text},
      position bigint not null, lang ${text} not null,
      created_at ${text} not null, updated_at ${text} not null,
      first_published_at ${text}, published_at ${text}, published smallint not null)`,
    sql`create index story_order on story (position, id desc, is_folder, published)`,
    sql`create index story_parent on story (parent_id, position)`,
    sql`create index story_group on story (group_id)`,

    sql`create table document (
      id ${key}, story_id bigint not null, is_draft smallint not null, is_published smallint not null,
      name ${text} not null, folded_name ${text} not null, component ${text} not null,
      tag_list ${text} not null, content ${text} not null)`,
    sql`create index document_story on document (story_id, is_draft, is_published, id)`,
    sql`create index document_component on document
      (component, is_draft, is_published, story_id, id)`,
    sql`create table document_tag (
      document_id bigint not null, tag ${text} not null,
      constraint document_tag_key primary key (tag, document_id))`,
    sql`create index document_tag_document on document_tag (document_id)`,

    sql`create table path (id ${key}, path ${text} not null unique)`,
    sql`create table document_value (
      document_id bigint not null, path_id bigint not null, kind ${text} not null,
      text ${text} not null, folded ${text}, num double precision)`,
    sql`create index value_document on document_value (document_id, path_id)`,
    sql`create index value_text on document_value (path_id, text, document_id, kind)`,
    sql`create index value_num on document_value (path_id, num, document_id, kind)`,

    sql`create table word (word ${text} primary key)`,
    ...(kind === 'sqlite' ? SQLITE_WORDS : POSTGRES_WORDS),

    sql`create table datasource (id ${key}, name ${text} not null, slug ${text} not null unique)`,
    sql`create table dimension (
      id ${key}, datasource_id bigint not null, name ${text} not null, entry_value ${text} not null,
      created_at ${text} not null, updated_at ${text} not null)`,
    sql`create table datasource_entry (
      id ${key}, datasource_id bigint not null, name ${text} not null, value ${text} not null,
      position integer not null)`,
    sql`create index entry_order on datasource_entry (datasource_id, position, id)`,
    sql`create table dimension_value (
      entry_id bigint not null, dimension_id bigint not null, value ${text} not null,
      constraint dimension_value_key primary key (dimension_id, entry_id))`,

    sql`create table asset (
      id ${key}, path ${text} not null unique, content_type ${text} not null,
      content_length bigint not null, created_at ${text} not null, updated_at ${text} not null)`,
  ])
}

const SQLITE_WORDS = [
  // Search terms of one or two characters match the beginning of words: each length has its own index.
  sql`create virtual table document_words using fts5(
    words, content='', contentless_delete=1, detail=none, tokenize='ascii',
    prefix='1 2')`,
]
const POSTGRES_WORDS = [
  sql`create table document_words (document_id bigint primary key, words tsvector not null)`,
  sql`create index document_words_index on document_words using gin (words)`,
]
