import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Definitions of components, presets, tags and folders, and the folders of assets. */
export async function createDefinitionTables({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  await runStatements(db, [
    sql`create table folder (
      id bigint not null primary key, holds ${text} not null, uuid ${text} not null unique,
      name ${text} not null, parent_id bigint)`,
    sql`create table component (
      id bigint not null primary key, name ${text} not null, definition ${text} not null,
      created_at ${text} not null, updated_at ${text} not null, deleted_at ${text})`,
    sql`create table component_version (
      id bigint not null primary key, component_id bigint not null, created_at ${text} not null,
      author ${text} not null, event ${text} not null, definition ${text} not null)`,
    sql`create index component_version_component on component_version (component_id, id)`,
    sql`create table preset (
      id bigint not null primary key, component_id bigint not null, facts ${text} not null,
      created_at ${text} not null, updated_at ${text} not null)`,
    sql`create table internal_tag (
      id bigint not null primary key, name ${text} not null, object_type ${text} not null)`,
    sql`alter table asset add column asset_folder_id bigint`,
    sql`alter table asset add column ext_id ${text}`,
    sql`alter table asset add column internal_tag_ids ${text} default '[]' not null`,
    sql`alter table asset add column filed ${text} default '{}' not null`,
  ])
}
