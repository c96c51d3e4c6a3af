import type { Kysely } from 'kysely'
import { openPostgres } from './postgres-database.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite-database.ts'

/** A database of one of the two kinds; the few statements that differ ask which. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
}

export interface OpenDatabase extends Database {
  /** Does something that no other process or connection may do at the same time: they take turns. */
  readonly alone: Alone
}

/** @throws {OperatorFault} when the turn does not come within a minute */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Opens the database that `DATABASE_URL` names: `file:` and a path, or `postgres://…`. Nothing is
 * created in it; a missing SQLite file and its folder are.
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  return /^postgres(ql)?:/.test(url)
    ? openPostgres(url)
    : openSqlite(url.replace(/^file:(\/\/)?/, ''))
}
