import { randomUUID } from 'node:crypto'
import type { Folder } from '@prospectus/protocol/management/definition'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { byId, byName } from './lookup.ts'

export type FolderKind = 'components' | 'assets'

/** A parent of 0 is the root. */
export interface FolderFields {
  readonly name?: string | undefined
  readonly parentId?: number | null | undefined
}

/** All folders of a kind, by name. */
export async function folders({ db }: Database, holds: FolderKind): Promise<readonly Folder[]> {
  const rows = await db
    .selectFrom('folder')
    .select(['id', 'name', 'uuid', 'parent_id'])
    .where('holds', '=', holds)
    .orderBy('id')
    .execute()
  const uuidOf = new Map(rows.map(({ id, uuid }) => [id, uuid]))
  return byName(rows).map((row) => ({
    ...row,
    parent_uuid: uuidOf.get(row.parent_id ?? 0) ?? null,
  }))
}

/** Creates a folder. Throws `StorageError` when the parent does not exist. */
export async function createFolder(
  change: Change,
  holds: FolderKind,
  { name, parentId }: FolderFields & { readonly name: string },
): Promise<Folder> {
  const id = change.nextId()
  const parent_id = await parentOf(change, holds, parentId ?? null, id)
  await change.db
    .insertInto('folder')
    .values({ id, holds, uuid: randomUUID(), name: storableText(name), parent_id })
    .execute()
  return await folder(change, holds, id)
}

/** Renames or moves a folder. Throws `StorageError` when it or its parent is missing, or for a move into itself. */
export async function changeFolder(
  change: Change,
  holds: FolderKind,
  id: number,
  { name, parentId }: FolderFields,
): Promise<Folder> {
  const before = await folder(change, holds, id)
  const parent_id =
    parentId === undefined ? before.parent_id : await parentOf(change, holds, parentId, id)
  const after = { name: storableText(name ?? before.name), parent_id }
  await change.db.updateTable('folder').set(after).where('id', '=', id).execute()
  return await folder(change, holds, id)
}

/** Deletes a folder; its contents move up, or with `recursive` inner folders are deleted. Throws `StorageError`. */
export async function deleteFolder(
  change: Change,
  holds: FolderKind,
  id: number,
  recursive = false,
): Promise<Folder> {
  const { db } = change
  const deleted = await folder(change, holds, id)
  const all = await folders(change, holds)
  const ids = recursive ? [id, ...below(all, id)] : [id]
  const up = { parent_id: deleted.parent_id }
  await db.deleteFrom('folder').where('id', 'in', ids).execute()
  await db.updateTable('folder').set(up).where('parent_id', '=', id).execute()
  await db
    .updateTable('asset')
    .set({ asset_folder_id: deleted.parent_id })
    .where('asset_folder_id', 'in', ids)
    .execute()
  return deleted
}

async function folder(database: Database, holds: FolderKind, id: number): Promise<Folder> {
  return byId(await folders(database, holds), id, LABELS[holds])
}

async function parentOf(change: Change, holds: FolderKind, input: number | null, id: number) {
  if (input === null || input === 0) return null
  const all = await folders(change, holds)
  const problem = !all.some((item) => item.id === input)
    ? `There is no ${LABELS[holds]} with the id ${input}.`
    : input === id || below(all, id).includes(input)
      ? `A ${LABELS[holds]} cannot be put into itself.`
      : undefined
  if (problem === undefined) return input
  throw new StorageError('conflict', problem, 'parent_id', MEMBERS[holds])
}

function below(all: readonly Folder[], id: number): readonly number[] {
  const children = all.filter(({ parent_id }) => parent_id === id)
  return children.flatMap((child) => [child.id, ...below(all, child.id)])
}

const LABELS: Readonly<Record<FolderKind, string>> = {
  components: 'group of components',
  assets: 'folder of assets',
}
const MEMBERS: Readonly<Record<FolderKind, string>> = {
  components: 'component_group',
  assets: 'asset_folder',
}
