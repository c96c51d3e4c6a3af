import type { InternalTag } from '@prospectus/protocol/management/definition'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { findById, sortByName } from './lookup.ts'

/** Lists all internal tags, by name. */
export async function listInternalTags({ db }: Database): Promise<readonly InternalTag[]> {
  return sortByName(await db.selectFrom('internal_tag').selectAll().orderBy('id').execute())
}

/** Creates a tag. Throws `StorageError` when there is a tag with its name and type. */
export async function createInternalTag(
  change: Change,
  { name, object_type }: Omit<InternalTag, 'id'>,
): Promise<InternalTag> {
  const tag = { id: change.nextId(), name: storableText(name), object_type }
  await assertNameIsFree(change, tag)
  await change.db.insertInto('internal_tag').values(tag).execute()
  return tag
}

/** Changes a tag. Throws `StorageError` when it does not exist, or there is another tag with its name and type. */
export async function changeInternalTag(
  change: Change,
  id: number,
  input: Partial<Omit<InternalTag, 'id'>>,
): Promise<InternalTag> {
  const changedTag = { ...(await findInternalTag(change, id)), ...input }
  const tag = { ...changedTag, name: storableText(changedTag.name) }
  await assertNameIsFree(change, tag)
  await change.db.updateTable('internal_tag').set(tag).where('id', '=', id).execute()
  return tag
}

/** Deletes a tag, whose id stays in assets and components. Throws `StorageError` when it does not exist. */
export async function deleteInternalTag(change: Change, id: number): Promise<InternalTag> {
  const deleted = await findInternalTag(change, id)
  await change.db.deleteFrom('internal_tag').where('id', '=', id).execute()
  return deleted
}

async function findInternalTag(change: Change, id: number): Promise<InternalTag> {
  return findById(await listInternalTags(change), id, 'internal tag')
}

async function assertNameIsFree(
  change: Change,
  { id, name, object_type }: InternalTag,
): Promise<void> {
  const isTaken = (await listInternalTags(change)).some(
    (tag) => tag.id !== id && tag.name === name && tag.object_type === object_type,
  )
  if (!isTaken) return
  const problem = `There is already a tag ${name} for the type ${object_type}.`
  throw new StorageError('conflict', problem, 'name', 'internal_tag')
}
