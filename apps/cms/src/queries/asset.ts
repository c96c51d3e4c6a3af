import { storableText } from '../database/comparable-text.ts'
import type { Database } from '../database/database.ts'
import type { StoredAsset } from '../database/storage.ts'

/** The asset at `{W}x{H}/{hash}/{name}` (asset-addresses#addresses). */
export async function assetAt({ db }: Database, path: string): Promise<StoredAsset | undefined> {
  return await db
    .selectFrom('asset')
    .selectAll()
    .where('path', '=', storableText(path))
    .executeTakeFirst()
}
