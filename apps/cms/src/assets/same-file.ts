import { sql } from 'kysely'
import { startsWithOneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { assetPath } from './asset-name.ts'
import { assets, type StoredAsset } from './stored-asset.ts'

/** A file as it comes, by the name that it is served under. */
export interface SentFile {
  readonly name: string
  readonly size: string
  readonly bytes: Uint8Array
  /** Where it is to be filed; null outside of folders, undefined where nobody says. */
  readonly folder: number | null | undefined
}

/** The oldest file that has the same name and bytes, in the folder that was said; undefined when there is none. */
export async function sameFile(
  database: Database,
  { name, folder, ...file }: SentFile,
): Promise<StoredAsset | undefined> {
  const query = { search: `/${name}`, isOldestFirst: true, page: 1, perPage: MOST_OF_A_NAME }
  const { items } = await assets(database, query)
  return items.find(
    (asset) =>
      asset.path === assetPath(asset.id, name, file) &&
      (folder === undefined || asset.asset_folder_id === folder),
  )
}

/**
 * Notes that a file was there already: a client that has been promised an id for it goes on asking for that.
 *
 * @param until the end of the note, as ISO 8601
 */
export async function noteSameFile(
  { db }: Pick<Database, 'db'>,
  { promised, known, until }: { promised: number; known: number; until: string },
): Promise<void> {
  const key = `${promisedKey(promised)}${known}`
  await db.insertInto('used_code').values({ key, until }).execute()
}

/** The id of the file that stands for a promised one; undefined where none does. */
export async function knownFileOf(
  { db }: Pick<Database, 'db'>,
  promised: number,
): Promise<number | undefined> {
  const note = await db
    .selectFrom('used_code')
    .select('key')
    .where(startsWithOneOf(sql.ref('key'), [promisedKey(promised)]))
    .executeTakeFirst()
  return note && Number(note.key.slice(promisedKey(promised).length))
}

function promisedKey(id: number): string {
  return `asset ${id} is `
}

const MOST_OF_A_NAME = 1000
