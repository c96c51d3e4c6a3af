import type { Component, ComponentDraft } from '@prospectus/protocol/management/definition'
import type { Optional } from '@prospectus/protocol/management/request'
import type { Selectable } from 'kysely'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { ComponentTable, ComponentVersionTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { findById } from './lookup.ts'

/** Writable members of a component except its name, plus the members that only the site's own blocks have. */
type Definition = Omit<Optional<ComponentDraft>, 'name'> & Pick<Component, 'group' | 'is_tool'>

export interface StoredComponent extends Omit<Selectable<ComponentTable>, 'definition'> {
  readonly definition: Definition
}

interface StoredComponentVersion extends Omit<Selectable<ComponentVersionTable>, 'definition'> {
  readonly definition: Definition
}

/** Lists all definitions that management clients stored, by id; deleted ones included. */
export async function listStoredComponents({ db }: Database): Promise<readonly StoredComponent[]> {
  const rows = await db.selectFrom('component').selectAll().orderBy('id').execute()
  return rows.map((row) => ({ ...row, definition: JSON.parse(row.definition) }))
}

/** Lists the versions of a component, the newest first. */
export async function listComponentVersions(
  { db }: Database,
  componentId: number,
): Promise<readonly StoredComponentVersion[]> {
  const rows = await db
    .selectFrom('component_version')
    .selectAll()
    .where('component_id', '=', componentId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, definition: JSON.parse(row.definition) }))
}

/** Stores a definition and a version of it. Replaces a definition with this id, and restores it if deleted. */
export async function storeComponent(
  change: Change,
  { id, name, definition }: Pick<StoredComponent, 'id' | 'name' | 'definition'>,
  author: string,
): Promise<StoredComponent> {
  const { db, now } = change
  const existing = (await listStoredComponents(change)).find((component) => component.id === id)
  const values = { name: storableText(name), definition: JSON.stringify(definition) }
  if (existing === undefined) {
    const times = { created_at: now, updated_at: now }
    await db
      .insertInto('component')
      .values({ id, ...values, ...times })
      .execute()
  } else {
    const updated = { ...values, updated_at: now, deleted_at: null }
    await db.updateTable('component').set(updated).where('id', '=', id).execute()
  }
  await db
    .insertInto('component_version')
    .values({
      id: change.nextId(),
      component_id: id,
      created_at: now,
      author: storableText(author),
      event: existing === undefined ? 'create' : 'update',
      definition: values.definition,
    })
    .execute()
  return await findStoredComponent(change, id)
}

/** Deletes or restores a definition. Throws `StorageError` when it is missing, or already in that state. */
export async function setComponentDeleted(
  change: Change,
  id: number,
  isDeleted: boolean,
): Promise<StoredComponent> {
  const { db, now } = change
  const component = await findStoredComponent(change, id)
  if ((component.deleted_at !== null) === isDeleted) {
    const state = isDeleted ? 'already deleted' : 'not deleted, so it cannot be restored'
    throw new StorageError('conflict', `The component ${component.name} is ${state}.`)
  }
  const deleted_at = isDeleted ? now : null
  await db.updateTable('component').set({ deleted_at }).where('id', '=', id).execute()
  return { ...component, deleted_at }
}

async function findStoredComponent(change: Change, id: number): Promise<StoredComponent> {
  return findById(await listStoredComponents(change), id, 'stored component')
}
