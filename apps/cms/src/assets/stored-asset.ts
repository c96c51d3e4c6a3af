import { storableText } from '../database/comparable-text.ts'
import type { Database } from '../database/database.ts'

export interface StoredAsset {
  readonly id: number
  readonly path: string
  readonly content_type: string
  readonly content_length: number
  readonly created_at: string
  readonly updated_at: string
}

/** The asset at `{W}x{H}/{hash}/{name}` (asset-addresses#addresses). */
export async function assetAt({ db }: Database, path: string): Promise<StoredAsset | undefined> {
  return await db
    .selectFrom('asset')
    .selectAll()
    .where('path', '=', storableText(path))
    .executeTakeFirst()
}

/** Adds an asset. One that is at its path already keeps its id and takes the new type, size and time. */
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
