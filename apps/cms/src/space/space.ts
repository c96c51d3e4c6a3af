import type { Selectable } from 'kysely'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { SpaceTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'

export type Space = Readonly<ReturnType<typeof toSpace>>

/**
 * Creates a function that reads the space; it rejects with `StorageError` until the seed content is imported. The query
 * is compiled once, since every delivery request runs it.
 */
export function createSpaceReader({ db }: Database): () => Promise<Space> {
  const query = db.selectFrom('space').selectAll().compile()
  return async () => toSpace((await db.executeQuery(query)).rows[0])
}

function toSpace(row: Selectable<SpaceTable> | undefined) {
  if (row === undefined) {
    throw new StorageError(
      'missing',
      'The database holds no space: start the content system, which imports the seed content.',
    )
  }
  return {
    id: row.id,
    name: row.name,
    /** `cv` (delivery-protocol#caching). */
    version: row.version,
    languageCodes: JSON.parse(row.language_codes) as readonly string[],
    assetHost: row.asset_host,
    /** Differs between databases whose content has different origins. */
    lineage: row.lineage,
  }
}

/** Renames the space. Raises its version, since the delivery API shows the name. */
export async function changeSpaceName({ db, raiseVersion }: Change, name: string): Promise<void> {
  await db
    .updateTable('space')
    .set({ name: storableText(name) })
    .execute()
  raiseVersion()
}
