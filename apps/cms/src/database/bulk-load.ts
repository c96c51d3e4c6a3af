import { type RawBuilder, sql } from 'kysely'
import { chunks } from './chunks.ts'
import type { Database } from './database.ts'
import { runStatements } from './run-statements.ts'

/**
 * Runs `load`, which fills tables that nobody reads yet. On SQLite, drops the indexes of `document_value` first and
 * builds them again afterwards, even if `load` fails; if the process is killed, the next load builds them. Also merges
 * the segments of each full-text table into one, since a search looks up each word in every segment. PostgreSQL keeps
 * its indexes, since building them could exceed the query timeout.
 */
export async function bulkLoad<Result>(
  database: Database,
  load: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'postgres') return await load()
  await runStatements(database.db, PREPARE_LOAD)
  try {
    return await load()
  } finally {
    await runStatements(database.db, FINISH_LOAD)
  }
}

const CREATE_VALUE_INDEXES = [
  sql`create index if not exists value_document on document_value (document_id, path_id)`,
  sql`create index if not exists value_text on document_value (path_id, text, document_id, kind)`,
  sql`create index if not exists value_num on document_value (path_id, num, document_id, kind)`,
]
const DROP_VALUE_INDEXES = [
  sql`drop index if exists value_document`,
  sql`drop index if exists value_text`,
  sql`drop index if exists value_num`,
]

/** Sets how many bytes of search terms SQLite buffers before it writes them. */
const setHashSize = (bytes: number) =>
  sql`insert into document_words (document_words, rank) values ('hashsize', ${sql.lit(bytes)})`

/** Merges the segments of a full-text table into one. */
const mergeSegments = (name: string) =>
  sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('optimize')`

const PREPARE_LOAD = [
  ...DROP_VALUE_INDEXES,
  // A power cut loses the last transactions, and the load starts again; the file is not corrupted.
  sql`pragma synchronous = normal`,
  setHashSize(32 * 1024 * 1024),
]
const FINISH_LOAD = [
  ...CREATE_VALUE_INDEXES,
  ...['document_words', 'word_part', 'listed_part'].map(mergeSegments),
  setHashSize(1024 * 1024),
  sql`pragma synchronous = full`,
]

type CellValue = string | number | null

/**
 * Inserts any number of rows, in JSON lists of up to 5,000, since the parameters of a statement are limited. With
 * `ignoreExisting`, skips rows whose key exists. Text must be storable (`storableText`).
 */
export async function bulkInsert(
  { kind, db }: Database,
  table: string,
  columns: Readonly<Record<string, CellKind>>,
  rows: readonly (readonly CellValue[])[],
  { ignoreExisting = false } = {},
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const cells = Object.values(columns).map((type, index) => {
    const cell = sql`input.value ->> ${sql.lit(index)}`
    return kind === 'sqlite' ? cell : POSTGRES_CASTS[type](cell)
  })
  const suffix = ignoreExisting ? sql`where true on conflict do nothing` : sql``
  for (const chunk of chunks(rows, ROWS_AT_ONCE)) {
    const json = JSON.stringify(chunk)
    const source =
      kind === 'sqlite'
        ? sql`json_each(${json}) as input`
        : sql`json_array_elements(cast(${json} as json)) as input (value)`
    await sql`insert into ${sql.table(table)} (${names})
      select ${sql.join(cells)} from ${source} ${suffix}`.execute(db)
  }
}

/** Type of a cell; `words` is text for the search index, with spaces between words. */
type CellKind = 'text' | 'integer' | 'float' | 'words'

const POSTGRES_CASTS: Readonly<
  Record<CellKind, (cell: RawBuilder<unknown>) => RawBuilder<unknown>>
> = {
  text: (cell) => cell,
  integer: (cell) => sql`cast(${cell} as bigint)`,
  float: (cell) => sql`cast(${cell} as double precision)`,
  words: (cell) => sql`array_to_tsvector(string_to_array(${cell}, ' '))`,
}

const ROWS_AT_ONCE = 5000
