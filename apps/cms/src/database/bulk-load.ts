import { type RawBuilder, sql } from 'kysely'
import { chunks } from './chunks.ts'
import type { Database } from './database.ts'
import { runStatements } from './run-statements.ts'

/**
 * Fills tables that nobody reads yet. Drops SQLite's value indexes first and builds them once at the end, even if
 * `load` fails; after a killed process the next load does. PostgreSQL keeps its own, whose build can exceed the query
 * timeout.
 */
export async function bulkLoad<Result>(
  database: Database,
  load: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'postgres') return await load()
  await runStatements(database.db, BEFORE)
  try {
    return await load()
  } finally {
    await runStatements(database.db, AFTER)
  }
}

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

/** Bytes of search terms that SQLite buffers before it merges them. */
const hashSize = (bytes: number) =>
  sql`insert into document_words (document_words, rank) values ('hashsize', ${sql.lit(bytes)})`

const BEFORE = [
  ...NO_VALUE_INDEXES,
  // A power cut now loses the last changes and the load starts again; the file stays sound.
  sql`pragma synchronous = normal`,
  hashSize(32 * 1024 * 1024),
]
const AFTER = [...VALUE_INDEXES, hashSize(1024 * 1024), sql`pragma synchronous = full`]

type Cell = string | number | null

/**
 * Inserts any number of rows, sent as one JSON list, since a statement cannot have thousands of parameters. With
 * `ignoreKnown`, skips rows whose key exists. Text must be storable (`storableText`).
 */
export async function bulkInsert(
  { kind, db }: Database,
  table: string,
  columns: Readonly<Record<string, CellKind>>,
  rows: readonly (readonly Cell[])[],
  { ignoreKnown = false } = {},
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const cells = sql.join(Object.values(columns).map((cell, index) => CELLS[kind][cell](index)))
  const suffix = ignoreKnown ? sql`where true on conflict do nothing` : sql``
  for (const chunk of chunks(rows, ROWS_AT_ONCE)) {
    const json = JSON.stringify(chunk)
    const source =
      kind === 'sqlite'
        ? sql`json_each(${json}) as given`
        : sql`json_array_elements(cast(${json} as json)) as given (value)`
    await sql`insert into ${sql.table(table)} (${names}) select ${cells} from ${source} ${suffix}`.execute(
      db,
    )
  }
}

/** `words` are separated by spaces and go into the search index. */
type CellKind = 'text' | 'whole' | 'float' | 'words'

type Reader = Readonly<Record<CellKind, (index: number) => RawBuilder<unknown>>>

const given = (index: number) => sql`given.value ->> ${sql.lit(index)}`

const CELLS: Readonly<Record<Database['kind'], Reader>> = {
  sqlite: { text: given, whole: given, float: given, words: given },
  postgres: {
    text: given,
    whole: (index) => sql`cast(${given(index)} as bigint)`,
    float: (index) => sql`cast(${given(index)} as double precision)`,
    words: (index) => sql`array_to_tsvector(string_to_array(${given(index)}, ' '))`,
  },
}

const ROWS_AT_ONCE = 5000
