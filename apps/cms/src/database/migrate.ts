import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { createFirstTables } from './migrations/0001-first.ts'
import { createVersionTables } from './migrations/0002-versions.ts'
import { createWebhookTables } from './migrations/0003-webhooks.ts'
import { addListIndexes } from './migrations/0004-speed.ts'
import { addAssetMetadata } from './migrations/0005-assets.ts'
import { createLeadTables } from './migrations/0006-leads.ts'
import { createPeopleTables } from './migrations/0007-people.ts'
import { createFileReferenceTable } from './migrations/0008-named-files.ts'
import { createPublishingTables } from './migrations/0009-publishing.ts'
import { createPresenceTable } from './migrations/0010-presence.ts'
import { createReportTables } from './migrations/0011-reports.ts'
import { createDocumentListTable } from './migrations/0013-listed.ts'
import { addPlannedVersions } from './migrations/0016-planned-versions.ts'
import { createDefinitionTables } from './migrations/0017-definitions.ts'
import { addTokenCreator } from './migrations/0018-token-makers.ts'
import { createNodeTables } from './migrations/0019-nodes.ts'
import { addParked } from './migrations/0020-parked.ts'
import { addPartIndexes } from './migrations/0021-parts.ts'
import { addBrand } from './migrations/0022-brand.ts'
import type { Schema } from './schema.ts'

type Steps = Readonly<Record<string, (database: Database) => Promise<void>>>

/**
 * Migrations by name, in order. Databases store the names of the applied ones, so a name never changes; the numbers 12,
 * 14 and 15 stay unused.
 */
const allSteps: Steps = {
  '0001-first': createFirstTables,
  '0002-versions': createVersionTables,
  '0003-webhooks': createWebhookTables,
  '0004-speed': addListIndexes,
  '0005-assets': addAssetMetadata,
  '0006-leads': createLeadTables,
  '0007-people': createPeopleTables,
  '0008-named-files': createFileReferenceTable,
  '0009-publishing': createPublishingTables,
  '0010-presence': createPresenceTable,
  '0011-reports': createReportTables,
  '0013-listed': createDocumentListTable,
  '0016-planned-versions': addPlannedVersions,
  '0017-definitions': createDefinitionTables,
  '0018-token-makers': addTokenCreator,
  '0019-nodes': createNodeTables,
  '0020-parked': addParked,
  '0021-parts': addPartIndexes,
  '0022-brand': addBrand,
}

export const migrationNames: readonly string[] = Object.keys(allSteps)

/** Migrations up to `last`, inclusive. */
export function migrationsUntil(last: string): Steps {
  return Object.fromEntries(Object.entries(allSteps).filter(([name]) => name <= last))
}

/**
 * Applies the missing migrations: all, or none when one fails.
 * @param steps by default those of this release; a restore and tests pass those of an older one
 */
export async function migrate({ kind, db }: Database, steps = allSteps): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      { up: (transaction: Kysely<Schema>) => step({ kind, db: transaction }) },
    ]),
  )
  if (await areApplied(db, Object.keys(steps))) return
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/**
 * True if the database has exactly these migrations: the migrator, which is slow since it reads the columns of all
 * tables, need not run then.
 */
async function areApplied(db: Database['db'], names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return (
      rows
        .map(({ name }) => name)
        .sort()
        .join() === names.toSorted().join()
    )
  } catch {
    // A new database has no such table. After any other error the migrator fails too.
    return false
  }
}
