import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Fills tables that nobody reads yet. What is costly to keep right with every row, indexes of values and
 * of words, is built once at the end, also when the work fails. When the process is killed meanwhile, the
 * next load builds it.
 */
export async function bulkLoad<Result>(
  database: Database,
  load: () => Promise<Result>,
): Promise<Result> {
  const steps = STEPS[database.kind]
  await runAll(database, steps.before)
  try {
    return await load()
  } finally {
    await runAll(database, steps.after)
  }
}

async function runAll({ db }: Database, steps: readonly RawBuilder<unknown>[]): Promise<void> {
  // One connection: settings of PostgreSQL belong to it.
  await db.connection().execute(async (held) => {
    for (const step of steps) await step.execute(held)
  })
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

const STEPS = {
  sqlite: {
    before: [
      ...NO_VALUE_INDEXES,
      // A power cut now loses the last changes, and the load begins anew; the file stays sound.
      sql`pragma synchronous = normal`,
      hashSize(32 * 1024 * 1024),
    ],
    after: [...VALUE_INDEXES, hashSize(1024 * 1024), sql`pragma synchronous = full`],
  },
  postgres: {
    before: [...NO_VALUE_INDEXES, sql`drop index if exists document_words_index`],
    after: [
      sql`set maintenance_work_mem = '256MB'`,
      ...VALUE_INDEXES,
      sql`create index if not exists document_words_index on document_words using gin (words)`,
      sql`reset maintenance_work_mem`,
    ],
  },
}
