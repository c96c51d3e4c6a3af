import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import { StorageFault } from '../database/storage-fault.ts'

/** A dimension to make; to change, where its id is known; or to delete. */
export interface DimensionChange {
  readonly id?: number | undefined
  readonly name?: string | undefined
  readonly entry_value?: string | undefined
  readonly _destroy?: boolean | undefined
}

/** Throws `StorageFault` for a dimension that the data source does not have, and for one without a value. */
export async function changeDimensions(
  change: Change,
  datasourceId: number,
  given: readonly DimensionChange[],
): Promise<void> {
  for (const dimension of given) await changeDimension(change, datasourceId, dimension)
  if (given.length > 0) change.raiseVersion()
}

/** What an entry is in a dimension; nothing when the value is null. Throws `StorageFault` for a foreign dimension. */
export async function setDimensionValue(
  change: Change,
  entry: { readonly id: number; readonly datasource_id: number },
  dimensionId: number,
  value: string | null,
): Promise<void> {
  const { db } = change
  const { id: dimension_id } = await dimensionOf(change, entry.datasource_id, dimensionId)
  const key = { entry_id: entry.id, dimension_id }
  await db
    .deleteFrom('dimension_value')
    .where('entry_id', '=', entry.id)
    .where('dimension_id', '=', dimension_id)
    .execute()
  if (value !== null) {
    await db
      .insertInto('dimension_value')
      .values({ ...key, value: storableText(value) })
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
      throw new StorageFault('invalid', problem, 'dimensions_attributes', 'datasource')
    }
    const words = {
      name: storableText(name ?? entry_value),
      entry_value: storableText(entry_value),
    }
    const times = { created_at: now, updated_at: now }
    const row = { id: change.nextId(), datasource_id, ...words, ...times }
    await db.insertInto('dimension').values(row).execute()
    return
  }
  const before = await dimensionOf(change, datasource_id, id)
  if (_destroy === true) {
    await db.deleteFrom('dimension_value').where('dimension_id', '=', id).execute()
    await db.deleteFrom('dimension').where('id', '=', id).execute()
    return
  }
  const words = {
    name: storableText(name ?? before.name),
    entry_value: storableText(entry_value ?? before.entry_value),
  }
  await db
    .updateTable('dimension')
    .set({ ...words, updated_at: now })
    .where('id', '=', id)
    .execute()
}

async function dimensionOf({ db }: Change, datasourceId: number, id: number) {
  const found = await db
    .selectFrom('dimension')
    .selectAll()
    .where('id', '=', id)
    .where('datasource_id', '=', datasourceId)
    .executeTakeFirst()
  if (found !== undefined) return found
  throw new StorageFault('conflict', `The data source has no dimension with the id ${id}.`)
}
