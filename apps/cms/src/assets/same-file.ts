import { sql } from 'kysely'
import { startsWithOneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { assetPath } from './asset-name.ts'
import { assets, type StoredAsset } from './stored-asset.ts'

export interface UploadedFile {
  readonly name: string
  readonly size: string
  readonly bytes: Uint8Array
  /** Folder to file it in: null for none, undefined for any. */
  readonly folder: number | null | undefined
}

/** The oldest file with the same name and bytes, in the requested folder. */
export async function sameFile(
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
 * Records which existing file an upload turned out to be, for a client that keeps using the promised id.
 * @param until when the record expires, ISO 8601
 */
export async function recordSameFile(
  { db }: Pick<Database, 'db'>,
  { promised, known, until }: { promised: number; known: number; until: string },
): Promise<void> {
  const key = `${promisedKey(promised)}${known}`
  await db.insertInto('used_code').values({ key, until }).execute()
}

/** The id of the existing file for a promised one. */
export async function knownFileOf(
  { db }: Pick<Database, 'db'>,
  promised: number,
): Promise<number | undefined> {
  const record = await db
    .selectFrom('used_code')
    .select('key')
    .where(startsWithOneOf(sql.ref('key'), [promisedKey(promised)]))
    .executeTakeFirst()
  return record && Number(record.key.slice(promisedKey(promised).length))
}

function promisedKey(id: number): string {
  return `asset ${id} is `
}

const MAX_CANDIDATES = 1000
