import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Versions of stories, redirects left at old addresses, deleted stories, and planned changes. */
export async function createVersionTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema

  await schema
    .alterTable('story')
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('story').addColumn('redirect_to', 'bigint').execute()
  await schema.createIndex('story_redirect').on('story').column('redirect_to').execute()

  await schema
    .createTable('version')
    .addColumn('story_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('changes', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('parent_id', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('is_startpage', 'smallint', (column) => column.notNull())
    .addColumn('lang', text, (column) => column.notNull())
    .addColumn('group_id', text, (column) => column.notNull())
    .addColumn('tag_list', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('published_at', text)
    .addColumn('published_by', text)
    .addPrimaryKeyConstraint('version_key', ['story_id', 'number'])
    .execute()

  await schema
    .createTable('deleted_story')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('deletion', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', text, (column) => column.notNull())
    .addColumn('deleted_by', text, (column) => column.notNull())
    .addColumn('story', text, (column) => column.notNull())
    .addColumn('documents', text, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('deleted_story_deletion')
    .on('deleted_story')
    .column('deletion')
    .execute()

  await schema
    .createTable('planned_change')
    .addColumn('id', key)
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('story_ids', text, (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .addColumn('done_at', text)
    .addColumn('problem', text)
    .execute()
  await schema
    .createIndex('planned_change_due')
    .on('planned_change')
    .columns(['done_at', 'due_at'])
    .execute()
}
