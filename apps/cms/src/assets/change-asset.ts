import type { AssetMetadata } from '@prospectus/protocol/management/asset'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import { assetEvent } from '../database/content-event.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { latest } from '../database/times.ts'
import { listFolders } from '../definitions/folders.ts'
import { asset, type StoredAsset } from './stored-asset.ts'

export type AssetFile = Pick<StoredAsset, 'path' | 'content_type' | 'content_length'>

/** Adds an uploaded file. Throws `StorageError` when the id is taken. */
export async function addAsset(change: Change, id: number, file: AssetFile): Promise<StoredAsset> {
  const times = { created_at: change.now, updated_at: change.now }
  const { numInsertedOrUpdatedRows } = await change.db
    .insertInto('asset')
    .values({ id, ...file, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) {
    throw new StorageError(
      'conflict',
      `The file of the asset ${id} has already been uploaded: nothing was changed.`,
    )
  }
  change.announce(assetEvent('created', { id, path: file.path }))
  return asset(change, id)
}

/** Changes the metadata of a file. Throws `StorageError` when the file or its new folder does not exist. */
export async function changeAsset(
  change: Change,
  id: number,
  input: Partial<AssetMetadata>,
): Promise<StoredAsset> {
  const oldAsset = await asset(change, id)
  const { decorative, ...metadata } = { ...oldAsset, ...input }
  const { asset_folder_id, ext_id, internal_tag_ids, publish_at, expire_at, meta_data } = metadata
  if (input.asset_folder_id !== undefined) await assertAssetFolder(change, asset_folder_id)
  const [alt, title, copyright, source] = [
    storableText(metadata.alt),
    storableText(metadata.title),
    storableText(metadata.copyright),
    storableText(metadata.source),
  ]
  await change.db
    .updateTable('asset')
    .set({ alt, title, copyright, source, focus: metadata.focus, decorative: decorative ? 1 : 0 })
    .set({
      asset_folder_id,
      ext_id: ext_id === null ? null : storableText(ext_id),
      internal_tag_ids: JSON.stringify(internal_tag_ids),
      filed: JSON.stringify({ publish_at, expire_at, meta_data }),
    })
    .set({ updated_at: latest(change.now, oldAsset.updated_at) })
    .where('id', '=', id)
    .execute()
  return asset(change, id)
}

/**
 * Replaces an asset's file and clears its focal area; the same file changes nothing. The old file is kept, since
 * earlier versions of stories use it.
 * @throws {StorageError} when the asset does not exist
 */
export async function replaceAsset(
  change: Change,
  id: number,
  file: AssetFile,
): Promise<StoredAsset> {
  const oldAsset = await asset(change, id)
  if (oldAsset.path === file.path) return oldAsset
  const paths = [...oldAsset.replacedPaths.filter((path) => path !== file.path), oldAsset.path]
  const updated_at = latest(change.now, oldAsset.updated_at)
  await change.db
    .updateTable('asset')
    .set({ ...file, focus: '', replaced_paths: JSON.stringify(paths), updated_at })
    .where('id', '=', id)
    .execute()
  change.announce(assetEvent('replaced', { id, path: file.path }))
  return asset(change, id)
}

/** Throws `StorageError` when the folder of assets does not exist. */
export async function assertAssetFolder(database: Database, id: number | null): Promise<void> {
  if (id === null || (await listFolders(database, 'assets')).some((folder) => folder.id === id))
    return
  const problem = `There is no folder of assets with the id ${id}.`
  throw new StorageError('conflict', problem, 'asset_folder_id', 'asset')
}

/** Removes an asset from the library; callers delete its files first. Throws `StorageError` when it does not exist. */
export async function removeAsset(change: Change, id: number): Promise<StoredAsset> {
  const removedAsset = await asset(change, id)
  await change.db.deleteFrom('asset').where('id', '=', id).execute()
  change.announce(assetEvent('deleted', removedAsset))
  return removedAsset
}
