import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** A database of one of the two kinds; the few statements that differ ask which. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
}

/**
 * Opens the database that `DATABASE_URL` names: `file:` and a path, or `postgres://…`. Nothing is
 * created in it; a missing SQLite file and its folder are.
 */
export function openDatabase(url: string): Database {
  if (/^postgres(ql)?:/.test(url))
    return { kind: 'postgres', db: new Kysely({ dialect: postgres(url) }) }
  return { kind: 'sqlite', db: new Kysely({ dialect: sqlite(url.replace(/^file:(\/\/)?/, '')) }) }
}

function sqlite(path: string): SqliteDialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
  database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(sql)
        const given = (values: readonly unknown[]) => values as SQLInputValue[]
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...given(values)),
          run: (values) => statement.run(...given(values)),
          iterate: (values) => statement.iterate(...given(values)),
        }
      },
    },
  })
}

function postgres(connectionString: string): PostgresDialect {
  const types = { getTypeParser: readNumbers }
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types, ...PATIENCE })
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}

/** Counts and ids are whole numbers below 2^53, on both databases. */
function readNumbers(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(type, format) : pg.types.getTypeParser(type)
}

/** Another process of ours may be writing: the tools, a second cms. */
const BUSY_MILLISECONDS = 5000
const CACHE_KIBIBYTES = 64 * 1024
const CONNECTIONS = 8
/** Milliseconds: a database that says nothing is a failure, not a reason to wait for ever. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 60_000 }
