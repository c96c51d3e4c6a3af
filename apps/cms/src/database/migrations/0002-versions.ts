import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Versions of stories, redirects left at old addresses, deleted stories, and planned changes. */
export async function createVersionTables({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    sql`alter table story add column version bigint not null default 1`,
    sql`alter table story add column redirect_to bigint`,
    sql`create index story_redirect on story (redirect_to)`,

    sql`create table version (
      story_id bigint not null, number bigint not null,
      created_at ${text} not null, author ${text} not null, action ${text} not null,
      changes ${text} not null, name ${text} not null, slug ${text} not null,
      parent_id bigint not null, position bigint not null, is_startpage smallint not null,
      lang ${text} not null, group_id ${text} not null, tag_list ${text} not null,
      content ${text} not null, published_at ${text}, published_by ${text},
      constraint version_key primary key (story_id, number))`,

    sql`create table deleted_story (
      id bigint primary key, deletion bigint not null,
      deleted_at ${text} not null, deleted_by ${text} not null,
      story ${text} not null, documents ${text} not null)`,
    sql`create index deleted_story_deletion on deleted_story (deletion)`,

    sql`create table planned_change (
      id ${key}, kind ${text} not null, name ${text} not null, action ${text} not null,
      story_ids ${text} not null, due_at ${text}, created_at ${text} not null,
      created_by ${text} not null, done_at ${text}, problem ${text})`,
    sql`create index planned_change_due on planned_change (done_at, due_at)`,
  ])
}
