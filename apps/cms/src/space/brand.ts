import { OperatorError } from '@prospectus/server/operator-error'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'

/** Reads the folder name of the brand whose site the database holds; null if none is recorded, or before any import. */
export async function readBrand({ db }: Database): Promise<string | null> {
  return (await db.selectFrom('space').select('brand').executeTakeFirst())?.brand ?? null
}

export async function storeBrand({ db }: Database, brand: string): Promise<void> {
  await db
    .updateTable('space')
    .set({ brand: storableText(brand) })
    .execute()
}

/**
 * Rejects a start of another brand than the one that the database belongs to (decision 0107).
 * @param stored null for a database without a record, which any brand may take over
 * @throws {OperatorError} that names both brands and the ways out
 */
export function assertSameBrand(stored: string | null, brand: string): void {
  if (stored === null || stored === brand) return
  throw new OperatorError(
    `BRAND: the database holds the site of the brand ${stored}, but this is ${brand}: pages, files and leads of both would be mixed. Give ${brand} a DATA_DIR of its own, such as data/${brand}, and its own DATABASE_URL if that is set. If ${brand} is to take over this database, because its folder was renamed or on purpose, run \`npm run content -- brand accept\` once with these settings.`,
  )
}
