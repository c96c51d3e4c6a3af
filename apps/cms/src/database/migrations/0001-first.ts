import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Space, tokens, stories with their documents and indexed values, data sources, assets. */
export async function createFirstTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .createTable('space')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('last_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('language_codes', text, (column) => column.notNull())
    .addColumn('asset_host', text, (column) => column.notNull())
    .execute()

  await schema
    .createTable('token')
    .addColumn('digest', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .execute()

  await schema
    .createTable('story')
    .addColumn('id', key)
    .addColumn('uuid', text, (column) => column.notNull().unique())
    .addColumn('group_id', text, (column) => column.notNull())
    .addColumn('parent_id', 'bigint', (column) => column.notNull())
    .addColumn('is_folder', 'smallint', (column) => column.notNull())
    .addColumn('is_startpage', 'smallint', (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('full_slug', text, (column) => column.notNull().unique())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('path', text)
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('lang', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('first_published_at', text)
    .addColumn('published_at', text)
    .addColumn('published', 'smallint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('story_order')
    .on('story')
    .columns(['position', 'id desc', 'is_folder', 'published'])
    .execute()
  await schema.createIndex('story_parent').on('story').columns(['parent_id', 'position']).execute()
  await schema.createIndex('story_group').on('story').column('group_id').execute()

  await schema
    .createTable('document')
    .addColumn('id', key)
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('is_draft', 'smallint', (column) => column.notNull())
    .addColumn('is_published', 'smallint', (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('folded_name', text, (column) => column.notNull())
    .addColumn('component', text, (column) => column.notNull())
    .addColumn('tag_list', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('document_story')
    .on('document')
    .columns(['story_id', 'is_draft', 'is_published', 'id'])
    .execute()
  await schema
    .createIndex('document_component')
    .on('document')
    .columns(['component', 'is_draft', 'is_published', 'story_id', 'id'])
    .execute()

  await schema
    .createTable('document_tag')
    .addColumn('document_id', 'bigint', (column) => column.notNull())
    .addColumn('tag', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_tag_key', ['tag', 'document_id'])
    .execute()
  await schema
    .createIndex('document_tag_document')
    .on('document_tag')
    .column('document_id')
    .execute()

  await schema
    .createTable('path')
    .addColumn('id', key)
    .addColumn('path', text, (column) => column.notNull().unique())
    .execute()

  await schema
    .createTable('document_value')
    .addColumn('document_id', 'bigint', (column) => column.notNull())
    .addColumn('path_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('folded', text)
    .addColumn('num', 'double precision')
    .execute()
  await schema
    .createIndex('value_document')
    .on('document_value')
    .columns(['document_id', 'path_id'])
    .execute()
  await schema
    .createIndex('value_text')
    .on('document_value')
    .columns(['path_id', 'text', 'document_id', 'kind'])
    .execute()
  await schema
    .createIndex('value_num')
    .on('document_value')
    .columns(['path_id', 'num', 'document_id', 'kind'])
    .execute()

  await schema
    .createTable('word')
    .addColumn('word', text, (column) => column.primaryKey())
    .execute()
  if (kind === 'sqlite') {
    // Search terms of one or two characters match the beginning of words: each length has its own index.
    await sql`create virtual table document_words using fts5(
      words, content='', contentless_delete=1, detail=none, tokenize='ascii',
      prefix='1 2')`.execute(db)
  } else {
    await sql`create table document_words (
      document_id bigint primary key, words tsvector not null)`.execute(db)
    await sql`create index document_words_index on document_words using gin (words)`.execute(db)
  }

  await schema
    .createTable('datasource')
    .addColumn('id', key)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull().unique())
    .execute()

  await schema
    .createTable('dimension')
    .addColumn('id', key)
    .addColumn('datasource_id', 'bigint', (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('entry_value', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()

  await schema
    .createTable('datasource_entry')
    .addColumn('id', key)
    .addColumn('datasource_id', 'bigint', (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('entry_order')
    .on('datasource_entry')
    .columns(['datasource_id', 'position', 'id'])
    .execute()

  await schema
    .createTable('dimension_value')
    .addColumn('entry_id', 'bigint', (column) => column.notNull())
    .addColumn('dimension_id', 'bigint', (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('dimension_value_key', ['dimension_id', 'entry_id'])
    .execute()

  await schema
    .createTable('asset')
    .addColumn('id', key)
    .addColumn('path', text, (column) => column.notNull().unique())
    .addColumn('content_type', text, (column) => column.notNull())
    .addColumn('content_length', 'bigint', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
}
