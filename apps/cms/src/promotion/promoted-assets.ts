import type { Change } from '../database/change.ts'
import { assetEvent } from '../database/content-event.ts'
import type { Database } from '../database/database.ts'

/**
 * Adds to the library the files that only the other one has, with what is said of them. What is said of a file
 * that both have stays as it is.
 *
 * @returns their paths
 */
export async function addPromotedAssets(
  from: Database,
  change: Change,
): Promise<readonly string[]> {
  const there = await from.db.selectFrom('asset').selectAll().orderBy('id').execute()
  const here = await change.db
    .selectFrom('asset')
    .select(['id', 'path', 'replaced_paths'])
    .execute()
  const known = new Set(
    here.flatMap(({ path, replaced_paths }) => [path, ...JSON.parse(replaced_paths)]),
  )
  const added: string[] = []
  for (const asset of there) {
    if (known.has(asset.path)) continue
    const id = change.nextId()
    await change.db
      .insertInto('asset')
      // Folders and tags belong to one installation.
      .values({ ...asset, ...UNFILED, id, created_at: change.now, updated_at: change.now })
      .execute()
    change.announce(assetEvent('created', { id, path: asset.path }))
    added.push(asset.path)
  }
  return added
}

const UNFILED = { asset_folder_id: null, internal_tag_ids: '[]' }
