import { randomUUID } from 'node:crypto'
import type { Folder } from '@prospectus/protocol/management/definition'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { findById, sortByName } from './lookup.ts'

export type FolderKind = 'components' | 'assets'

export interface FolderFields {
  readonly name?: string | undefined
  /** Null or 0 for the root. */
  readonly parentId?: number | null | undefined
}

/** Lists all folders of a kind, by name. */
export async function listFolders({ db }: Database, kind: FolderKind): Promise<readonly Folder[]> {
  const rows = await db
    .selectFrom('folder')
    .select(['id', 'name', 'uuid', 'parent_id'])
    .where('holds', '=', kind)
    .orderBy('id')
    .execute()
  const uuidsById = new Map(rows.map(({ id, uuid }) => [id, uuid]))
  return sortByName(rows).map((row) => ({
    ...row,
    parent_uuid: uuidsById.get(row.parent_id ?? 0) ?? null,
  }))
}

/** Creates a folder. Throws `StorageError` when the parent does not exist. */
export async function createFolder(
  change: Change,
  kind: FolderKind,
  { name, parentId }: FolderFields & { readonly name: string },
): Promise<Folder> {
  const id = change.nextId()
  const parent_id = await validParentId(change, kind, parentId ?? null, id)
  await change.db
    .insertInto('folder')
    .values({ id, holds: kind, uuid: randomUUID(), name: storableText(name), parent_id })
    .execute()
  return await findFolder(change, kind, id)
}

/** Renames or moves a folder. Throws `StorageError` when it or the new parent is missing, or for a move into itself. */
export async function changeFolder(
  change: Change,
  kind: FolderKind,
  id: number,
  { name, parentId }: FolderFields,
): Promise<Folder> {
  const oldFolder = await findFolder(change, kind, id)
  const parent_id =
    parentId === undefined ? oldFolder.parent_id : await validParentId(change, kind, parentId, id)
  const newValues = { name: storableText(name ?? oldFolder.name), parent_id }
  await change.db.updateTable('folder').set(newValues).where('id', '=', id).execute()
  return await findFolder(change, kind, id)
}

/**
 * Deletes a folder, and all folders in it if `isRecursive`; otherwise those move to its parent. Assets in a deleted
 * folder move there too.
 * @throws {StorageError} when it does not exist
 */
export async function deleteFolder(
  change: Change,
  kind: FolderKind,
  id: number,
  isRecursive = false,
): Promise<Folder> {
  const { db } = change
  const deletedFolder = await findFolder(change, kind, id)
  const allFolders = await listFolders(change, kind)
  const ids = isRecursive ? [id, ...descendantIds(allFolders, id)] : [id]
  const { parent_id } = deletedFolder
  await db.deleteFrom('folder').where('id', 'in', ids).execute()
  await db.updateTable('folder').set({ parent_id }).where('parent_id', '=', id).execute()
  await db
    .updateTable('asset')
    .set({ asset_folder_id: parent_id })
    .where('asset_folder_id', 'in', ids)
    .execute()
  return deletedFolder
}

async function findFolder(database: Database, kind: FolderKind, id: number): Promise<Folder> {
  return findById(await listFolders(database, kind), id, LABELS[kind])
}

/**
 * Returns the id of a folder's new parent; null for the root.
 * @throws {StorageError} when there is no such folder, or it is the folder itself or inside of it
 */
async function validParentId(
  change: Change,
  kind: FolderKind,
  parentId: number | null,
  id: number,
): Promise<number | null> {
  if (parentId === null || parentId === 0) return null
  const allFolders = await listFolders(change, kind)
  const exists = allFolders.some((folder) => folder.id === parentId)
  if (exists && ![id, ...descendantIds(allFolders, id)].includes(parentId)) return parentId
  const problem = exists
    ? `A ${LABELS[kind]} cannot be moved into itself or one of its subfolders.`
    : `There is no ${LABELS[kind]} with the id ${parentId}.`
  throw new StorageError('conflict', problem, 'parent_id', RESOURCES[kind])
}

function descendantIds(folders: readonly Folder[], id: number): readonly number[] {
  const children = folders.filter(({ parent_id }) => parent_id === id)
  return children.flatMap((child) => [child.id, ...descendantIds(folders, child.id)])
}

const LABELS: Readonly<Record<FolderKind, string>> = {
  components: 'group of components',
  assets: 'folder of assets',
}
const RESOURCES: Readonly<Record<FolderKind, string>> = {
  components: 'component_group',
  assets: 'asset_folder',
}
