import type { RawBuilder } from 'kysely'
import type { Database } from './database.ts'

/** Runs statements one after the other. */
export async function runStatements(
  db: Database['db'],
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
