import type { OpenDatabase } from './database.ts'
import { openPostgres } from './postgres-database.ts'
import { openSqlite } from './sqlite-database.ts'

/**
 * Opens the database that `DATABASE_URL` names: `file:` and a path, or `postgres://…`. Nothing is
 * created in it; a missing SQLite file and its folder are.
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  return /^postgres(ql)?:/.test(url)
    ? openPostgres(url)
    : openSqlite(url.replace(/^file:(\/\/)?/, ''))
}
