import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { createFirstTables } from './migrations/0001-first.ts'

/** Every change of the tables there ever was, in order; those a database has not seen are made. */
export async function migrate(database: Database): Promise<void> {
  const steps = { '0001-first': () => createFirstTables(database) }
  const migrations = Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
