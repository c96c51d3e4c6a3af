import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Fills tables that nobody reads yet. On SQLite the indexes of values are built once at the end, also when
 * the work fails. When the process is killed meanwhile, the next load builds them. PostgreSQL keeps its
 * own: building one can take longer than a query may.
 */
export async function bulkLoad<Result>(
  database: Database,
  load: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'postgres') return await load()
  await runAll(database, BEFORE)
  try {
    return await load()
  } finally {
    await runAll(database, AFTER)
  }
}

async function runAll({ db }: Database, steps: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const step of steps) await step.execute(db)
}

/** The same indexes as the migrations make. */
const VALUE_INDEXES = [
  sql`create index if not exists value_document on document_value (document_id, path_id)`,
  sql`create index if not exists value_text on document_value (path_id, text, document_id, kind)`,
  sql`create index if not exists value_num on document_value (path_id, num, document_id, kind)`,
]
const NO_VALUE_INDEXES = [
  sql`drop index if exists value_document`,
  sql`drop index if exists value_text`,
  sql`drop index if exists value_num`,
]

/** Bytes of words that SQLite collects before it writes and merges them. */
const hashSize = (bytes: number) =>
  sql`insert into document_words (document_words, rank) values ('hashsize', ${sql.lit(bytes)})`

const BEFORE = [
  ...NO_VALUE_INDEXES,
  // A power cut now loses the last changes, and the load begins anew; the file stays sound.
  sql`pragma synchronous = normal`,
  hashSize(32 * 1024 * 1024),
]
const AFTER = [...VALUE_INDEXES, hashSize(1024 * 1024), sql`pragma synchronous = full`]
