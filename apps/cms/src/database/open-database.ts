import type { OpenDatabase } from './database.ts'
import { openPostgres } from './postgres-database.ts'
import { openSqlite } from './sqlite-database.ts'

/**
 * Opens the database at a `DATABASE_URL`: `file:` and a path, or `postgres://…`. Creates a missing file, but no tables.
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  return /^postgres(ql)?:/.test(url)
    ? openPostgres(url)
    : openSqlite(url.replace(/^file:(\/\/)?/, ''))
}
