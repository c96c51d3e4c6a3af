import { storableText } from '../database/comparable-text.ts'
import type { Database } from '../database/database.ts'
import type { StoredAsset } from '../database/storage.ts'

/** Adds an asset; what stands at its path already takes its type, size and time of change. */
export async function putAsset({ db }: Database, asset: StoredAsset): Promise<void> {
  const { content_type, content_length, updated_at } = asset
  await db
    .insertInto('asset')
    .values({ ...asset, path: storableText(asset.path) })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ content_type, content_length, updated_at }),
    )
    .execute()
}
