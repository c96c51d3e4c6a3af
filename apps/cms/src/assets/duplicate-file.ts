import { sql } from 'kysely'
import { startsWithOneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { assetPath } from './asset-name.ts'
import { assets, type StoredAsset } from './stored-asset.ts'

export interface UploadedFile {
  readonly name: string
  /** `{W}x{H}` of a picture, `x` of anything else. */
  readonly size: string
  readonly bytes: Uint8Array
  /** Id of a folder in the library: null for none, undefined for any. */
  readonly folder: number | null | undefined
}

/** Finds the oldest asset with the same name and bytes, in the requested folder. */
export async function findDuplicateFile(
  database: Database,
  { name, folder, ...file }: UploadedFile,
): Promise<StoredAsset | undefined> {
  const query = { search: `/${name}`, isOldestFirst: true, page: 1, perPage: MAX_CANDIDATES }
  const { items } = await assets(database, query)
  return items.find(
    (asset) =>
      asset.path === assetPath(asset.id, name, file) &&
      (folder === undefined || asset.asset_folder_id === folder),
  )
}

/**
 * Records that an upload was the same file as an existing asset, so that a client can go on using the id
 * it was given before the upload. Shares the table of `one-time-values.ts`, which deletes expired rows.
 * @param expiresAt ISO 8601 time at which the record expires
 */
export async function recordDuplicateFile(
  { db }: Pick<Database, 'db'>,
  {
    promisedId,
    existingId,
    expiresAt,
  }: { promisedId: number; existingId: number; expiresAt: string },
): Promise<void> {
  const key = `${keyPrefix(promisedId)}${existingId}`
  await db.insertInto('used_code').values({ key, until: expiresAt }).execute()
}

/** Finds the id of the existing asset that `recordDuplicateFile` recorded for a promised id. */
export async function findRecordedDuplicateFile(
  { db }: Pick<Database, 'db'>,
  promisedId: number,
): Promise<number | undefined> {
  const record = await db
    .selectFrom('used_code')
    .select('key')
    .where(startsWithOneOf(sql.ref('key'), [keyPrefix(promisedId)]))
    .executeTakeFirst()
  return record && Number(record.key.slice(keyPrefix(promisedId).length))
}

function keyPrefix(id: number): string {
  return `asset ${id} is `
}

const MAX_CANDIDATES = 1000
