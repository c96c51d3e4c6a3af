import type { Change } from '../database/change.ts'
import { chunks } from '../database/chunks.ts'
import { storableText } from '../database/compare.ts'
import type { DatasourceEntryTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'

export interface NewEntry {
  readonly name: string
  readonly value: string
  readonly id?: number
}

/**
 * Sets the name of a data source, which is created if missing, and replaces all its entries. An entry without an id
 * takes the id of the old entry with the same value. Writes nothing when nothing has changed.
 * @throws {StorageError} for an id that is invalid, occurs twice, or belongs to another data source's entry
 */
export async function replaceDatasource(
  change: Change,
  slug: string,
  name: string,
  newEntries: readonly NewEntry[],
): Promise<void> {
  const { db } = change
  const existingSource = await db
    .selectFrom('datasource')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  const datasource = existingSource ?? { id: change.nextId(), slug: storableText(slug), name: '' }
  const oldEntries = await db
    .selectFrom('datasource_entry')
    .selectAll()
    .where('datasource_id', '=', datasource.id)
    .orderBy('position')
    .execute()
  const entries = assignIds(change, newEntries, oldEntries).map((entry, position) => ({
    ...entry,
    datasource_id: datasource.id,
    position,
  }))
  const isRenamed = storableText(name) !== datasource.name
  const haveEntriesChanged = !areSameEntries(entries, oldEntries)
  if (existingSource === undefined) {
    await db
      .insertInto('datasource')
      .values({ ...datasource, name: storableText(name) })
      .execute()
  } else if (isRenamed) {
    const newValues = { name: storableText(name) }
    await db.updateTable('datasource').set(newValues).where('id', '=', datasource.id).execute()
  }
  if (haveEntriesChanged) await replaceEntries(change, datasource.id, entries, oldEntries)
  if (existingSource === undefined || isRenamed || haveEntriesChanged) {
    change.raiseVersion()
    const text = `The data source ${slug} was changed.`
    const event = { action: 'entries_updated', text, datasource_slug: slug }
    change.announce({ topic: 'datasource.entries_updated', ...event })
  }
}

type EntryRow = Readonly<DatasourceEntryTable>

function assignIds(
  change: Change,
  newEntries: readonly NewEntry[],
  oldEntries: readonly EntryRow[],
) {
  const usedIds = new Set<number>()
  for (const { id, name } of newEntries) {
    if (id === undefined) continue
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new StorageError(
        'invalid',
        `The entry ${name} has the id ${id}; expected a positive whole number.`,
      )
    }
    change.reserveId(id)
    if (usedIds.has(id)) {
      throw new StorageError(
        'conflict',
        `The entry ${name} has the same id (${id}) as another entry.`,
      )
    }
    usedIds.add(id)
  }
  const idsByValue = new Map(oldEntries.map(({ value, id }) => [value, id]))
  return newEntries.map((entry) => {
    const [name, value] = [storableText(entry.name), storableText(entry.value)]
    const oldId = idsByValue.get(value)
    const reusableId = oldId === undefined || usedIds.has(oldId) ? undefined : oldId
    const id = entry.id ?? reusableId ?? change.nextId()
    usedIds.add(id)
    return { id, name, value }
  })
}

function areSameEntries(entries: readonly EntryRow[], oldEntries: readonly EntryRow[]): boolean {
  const serialize = (rows: readonly EntryRow[]) =>
    JSON.stringify(rows.map(({ id, name, value }) => [id, name, value]))
  return serialize(entries) === serialize(oldEntries)
}

async function replaceEntries(
  { db }: Change,
  datasourceId: number,
  entries: readonly EntryRow[],
  oldEntries: readonly EntryRow[],
): Promise<void> {
  const removedEntries = oldEntries.filter(({ id }) => !entries.some((entry) => entry.id === id))
  await db.deleteFrom('datasource_entry').where('datasource_id', '=', datasourceId).execute()
  for (const chunk of chunks(removedEntries, ROWS_AT_ONCE)) {
    const ids = chunk.map(({ id }) => id)
    await db.deleteFrom('dimension_value').where('entry_id', 'in', ids).execute()
  }
  for (const chunk of chunks(entries, ROWS_AT_ONCE)) {
    const ids = chunk.map(({ id }) => id)
    const foreignEntry = await db
      .selectFrom('datasource_entry')
      .select('id')
      .where('id', 'in', ids)
      .executeTakeFirst()
    if (foreignEntry !== undefined) {
      throw new StorageError(
        'conflict',
        `The id ${foreignEntry.id} belongs to an entry of another data source.`,
      )
    }
    await db.insertInto('datasource_entry').values(chunk).execute()
  }
}

const ROWS_AT_ONCE = 5000
