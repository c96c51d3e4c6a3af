import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** Definitions of components, presets, tags and folders, and the folders of assets. */
export async function createDefinitionTables({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  const { schema } = db as Kysely<unknown>
  const table = (name: string) =>
    schema.createTable(name).addColumn('id', 'bigint', (column) => column.notNull().primaryKey())

  await table('folder')
    .addColumn('holds', text, (column) => column.notNull())
    .addColumn('uuid', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('parent_id', 'bigint')
    .execute()

  await table('component')
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('definition', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .execute()

  await table('component_version')
    .addColumn('component_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('definition', text, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('component_version_component')
    .on('component_version')
    .columns(['component_id', 'id'])
    .execute()

  await table('preset')
    .addColumn('component_id', 'bigint', (column) => column.notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()

  await table('internal_tag')
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('object_type', text, (column) => column.notNull())
    .execute()

  await schema.alterTable('asset').addColumn('asset_folder_id', 'bigint').execute()
  await schema.alterTable('asset').addColumn('ext_id', text).execute()
  await schema
    .alterTable('asset')
    .addColumn('internal_tag_ids', text, (column) => column.notNull().defaultTo('[]'))
    .execute()
  await schema
    .alterTable('asset')
    .addColumn('filed', text, (column) => column.notNull().defaultTo('{}'))
    .execute()
}
