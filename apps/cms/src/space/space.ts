import type { Database } from '../database/database.ts'
import { StorageFault } from '../database/storage-fault.ts'

export interface Space {
  readonly id: number
  readonly name: string
  /** `cv` (delivery-protocol#caching). */
  readonly version: number
  readonly languageCodes: readonly string[]
  /** The host that assets have in stored content. */
  readonly assetHost: string
  /** Another one in a database whose content began otherwise. */
  readonly lineage: string
}

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
    lineage: row.lineage,
  }
}
