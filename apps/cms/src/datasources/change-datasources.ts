import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { DatasourceEntryTable, DatasourceTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { findDatasourceEntry } from './datasources.ts'
import { replaceDatasource } from './write-datasources.ts'

type StoredDatasource = Readonly<DatasourceTable>

export type StoredEntry = Readonly<Omit<DatasourceEntryTable, 'position'>>

/** Creates a data source without entries. Throws `StorageError` when its slug is taken. */
export async function createDatasource(
  change: Change,
  { name, slug }: Omit<StoredDatasource, 'id'>,
): Promise<StoredDatasource> {
  await assertSlugIsFree(change, slug, 0)
  await replaceDatasource(change, slug, name, [])
  return await change.db
    .selectFrom('datasource')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** Renames a data source or changes its slug. Throws `StorageError` when it does not exist, or the slug is taken. */
export async function changeDatasource(
  change: Change,
  id: number,
  input: Partial<Omit<StoredDatasource, 'id'>>,
): Promise<StoredDatasource> {
  const oldSource = await readDatasource(change, id)
  const newSource = { ...oldSource, ...input }
  const { name, slug } = newSource
  if (name === oldSource.name && slug === oldSource.slug) return oldSource
  await assertSlugIsFree(change, slug, id)
  await change.db.updateTable('datasource').set({ name, slug }).where('id', '=', id).execute()
  change.raiseVersion()
  return newSource
}

/** Deletes a data source with its entries and dimensions. Throws `StorageError` when it does not exist. */
export async function deleteDatasource(change: Change, id: number): Promise<StoredDatasource> {
  const { db } = change
  const deletedSource = await readDatasource(change, id)
  await replaceDatasource(change, deletedSource.slug, deletedSource.name, [])
  await db.deleteFrom('dimension').where('datasource_id', '=', id).execute()
  await db.deleteFrom('datasource').where('id', '=', id).execute()
  change.raiseVersion()
  return deletedSource
}

/** Adds an entry at a position (from 1) or at the end. Throws `StorageError` for a missing source, or a taken value. */
export async function createEntry(
  change: Change,
  datasourceId: number,
  { name, value }: Pick<StoredEntry, 'name' | 'value'>,
  position?: number,
): Promise<StoredEntry> {
  const source = await readDatasource(change, datasourceId)
  const entries = await readEntries(change, datasourceId)
  const entry = { id: change.nextId(), name, value }
  const index = position === undefined ? entries.length : position - 1
  await storeEntries(change, source, entries.toSpliced(index, 0, entry))
  return { ...entry, datasource_id: datasourceId }
}

/** Changes or moves an entry. Throws `StorageError` when it does not exist, or another entry there has its value. */
export async function changeEntry(
  change: Change,
  id: number,
  input: Partial<Pick<StoredEntry, 'name' | 'value'>>,
  position?: number,
): Promise<StoredEntry> {
  const { datasource_id, name, value } = await readEntry(change, id)
  const source = await readDatasource(change, datasource_id)
  const entries = await readEntries(change, datasource_id)
  const index =
    position === undefined ? entries.findIndex((entry) => entry.id === id) : position - 1
  const entry = { id, name, value, ...input }
  const otherEntries = entries.filter((other) => other.id !== id)
  await storeEntries(change, source, otherEntries.toSpliced(index, 0, entry))
  return { ...entry, datasource_id }
}

/** Deletes an entry. Throws `StorageError` when it does not exist. */
export async function deleteEntry(change: Change, id: number): Promise<StoredEntry> {
  const entry = await readEntry(change, id)
  const source = await readDatasource(change, entry.datasource_id)
  const entries = await readEntries(change, entry.datasource_id)
  const otherEntries = entries.filter((other) => other.id !== id)
  await storeEntries(change, source, otherEntries)
  return entry
}

type Entry = Omit<StoredEntry, 'datasource_id'>

async function storeEntries(
  change: Change,
  { slug, name }: StoredDatasource,
  entries: readonly Entry[],
): Promise<void> {
  const usedValues = new Set<string>()
  for (const { value } of entries) {
    if (usedValues.has(value)) {
      const problem = `${slug} already has an entry with the value ${value}.`
      throw new StorageError('conflict', problem, 'value', 'datasource_entry')
    }
    usedValues.add(value)
  }
  await replaceDatasource(change, slug, name, entries)
}

async function readEntries({ db }: Change, datasourceId: number): Promise<readonly Entry[]> {
  return await db
    .selectFrom('datasource_entry')
    .select(['id', 'name', 'value'])
    .where('datasource_id', '=', datasourceId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function readDatasource({ db }: Change, id: number): Promise<StoredDatasource> {
  return await db
    .selectFrom('datasource')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(
      () => new StorageError('missing', `There is no data source with the id ${id}.`),
    )
}

async function readEntry(change: Change, id: number): Promise<StoredEntry> {
  const row = await findDatasourceEntry(change, id)
  if (row !== undefined) return row
  throw new StorageError('missing', `There is no data source entry with the id ${id}.`)
}

/** @param ownId the data source that may have the slug; 0 for a new one */
async function assertSlugIsFree({ db }: Change, slug: string, ownId: number): Promise<void> {
  const existing = await db
    .selectFrom('datasource')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (existing !== undefined) {
    const problem = `There is already a data source with the slug ${slug}.`
    throw new StorageError('conflict', problem, 'slug', 'datasource')
  }
}

/** A dimension to create, or, with an id, to change or delete. */
interface DimensionChange {
  readonly id?: number | undefined
  readonly name?: string | undefined
  readonly entry_value?: string | undefined
  readonly _destroy?: boolean | undefined
}

/**
 * Creates, changes or deletes dimensions of a data source.
 * @throws {StorageError} for an id that the data source does not have, and for a new dimension without `entry_value`
 */
export async function changeDimensions(
  change: Change,
  datasourceId: number,
  input: readonly DimensionChange[],
): Promise<void> {
  for (const dimension of input) await changeDimension(change, datasourceId, dimension)
  if (input.length > 0) change.raiseVersion()
}

/** Sets an entry's value in a dimension; null deletes it. Throws `StorageError` for another data source's dimension. */
export async function setDimensionValue(
  change: Change,
  entry: { readonly id: number; readonly datasource_id: number },
  dimensionId: number,
  value: string | null,
): Promise<void> {
  const { db } = change
  const { id: dimension_id } = await readDimension(change, entry.datasource_id, dimensionId)
  await db
    .deleteFrom('dimension_value')
    .where('entry_id', '=', entry.id)
    .where('dimension_id', '=', dimension_id)
    .execute()
  if (value !== null) {
    await db
      .insertInto('dimension_value')
      .values({ entry_id: entry.id, dimension_id, value: storableText(value) })
      .execute()
  }
  change.raiseVersion()
}

async function changeDimension(
  change: Change,
  datasource_id: number,
  { id, name, entry_value, _destroy }: DimensionChange,
): Promise<void> {
  const { db, now } = change
  if (id === undefined) {
    if (_destroy === true) return
    if (!entry_value) {
      const problem = 'A dimension needs an entry_value, such as de.'
      throw new StorageError('invalid', problem, 'dimensions_attributes', 'datasource')
    }
    const row = {
      id: change.nextId(),
      datasource_id,
      name: storableText(name ?? entry_value),
      entry_value: storableText(entry_value),
      created_at: now,
      updated_at: now,
    }
    await db.insertInto('dimension').values(row).execute()
    return
  }
  const oldRow = await readDimension(change, datasource_id, id)
  if (_destroy === true) {
    await db.deleteFrom('dimension_value').where('dimension_id', '=', id).execute()
    await db.deleteFrom('dimension').where('id', '=', id).execute()
    return
  }
  const newValues = {
    name: storableText(name ?? oldRow.name),
    entry_value: storableText(entry_value ?? oldRow.entry_value),
    updated_at: now,
  }
  await db.updateTable('dimension').set(newValues).where('id', '=', id).execute()
}

async function readDimension({ db }: Change, datasourceId: number, id: number) {
  return await db
    .selectFrom('dimension')
    .selectAll()
    .where('id', '=', id)
    .where('datasource_id', '=', datasourceId)
    .executeTakeFirstOrThrow(
      () => new StorageError('conflict', `The data source has no dimension with the id ${id}.`),
    )
}
