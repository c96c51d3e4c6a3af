import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { type Space, StorageFault } from '../database/storage.ts'

/** The space that the database holds. Throws `StorageFault` while there is none: nothing was imported. */
export async function space({ db }: Database): Promise<Space> {
  const row = await db.selectFrom('space').selectAll().executeTakeFirst()
  if (row === undefined) {
    throw new StorageFault(
      'missing',
      'The database holds no space: nothing was imported into it yet.',
    )
  }
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    languageCodes: JSON.parse(row.language_codes),
    assetHost: row.asset_host,
  }
}

/** What a token may read; undefined when it is none of this space. Only its SHA-256 is stored. */
export async function tokenKind(
  { db }: Database,
  token: string,
): Promise<'public' | 'preview' | undefined> {
  const digest = createHash('sha256').update(token).digest('hex')
  const row = await db
    .selectFrom('token')
    .select('kind')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.kind
}
