import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Alone, OpenDatabase } from './database.ts'
import type { Schema } from './schema.ts'
import { isBusy, sqliteFault } from './sqlite-fault.ts'
import { takeTurns } from './take-turns.ts'

/**
 * A database in a file, which is made with its folder when it is missing; or in memory, at `:memory:`.
 *
 * @throws {OperatorFault} when it cannot be opened
 */
export async function openSqlite(path: string): Promise<OpenDatabase> {
  if (path === ':memory:') return asDatabase(open(path), path, (work) => work())
  mkdirSync(dirname(path), { recursive: true })
  const alone = lockOfFile(path)
  // Two connections that set a new file to its journal mode at once refuse each other.
  return asDatabase(await alone(async () => open(path)), path, alone)
}

function asDatabase(database: DatabaseSync, path: string, alone: Alone): OpenDatabase {
  const dialect = new Dialect({ database: withFaults(database, path) })
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect }), alone }
}

function open(path: string): DatabaseSync {
  return telling(path, () => {
    const database = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS })
    try {
      // `full`: what was acknowledged is on the disk, and outlives a loss of power.
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
      )
      database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/**
 * The lock is that of a second file, so that what is done under it can be many transactions; the system
 * gives it back when the process ends.
 */
function lockOfFile(path: string): Alone {
  return async (work) => {
    const lock = telling(path, () => new DatabaseSync(`${path}.lock`, { timeout: 0 }))
    try {
      await takeTurns(path, async () => isLocked(lock, path))
      return await work()
    } finally {
      lock.close()
    }
  }
}

function isLocked(lock: DatabaseSync, path: string): boolean {
  return telling(path, () => {
    try {
      lock.exec('begin exclusive')
      return true
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
  })
}

/** What Kysely asks of a driver, with faults in words that an operator understands. */
function withFaults(database: DatabaseSync, path: string): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // What fails for want of room has been rolled back by SQLite itself, and refuses to be once more.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      const statement = telling(path, () => database.prepare(sql))
      const given = (values: readonly unknown[]) => values as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (values) => telling(path, () => statement.all(...given(values))),
        run: (values) => telling(path, () => statement.run(...given(values))),
        iterate: (values) => statement.iterate(...given(values)),
      }
    },
  }
}

const NOTHING: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function telling<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw sqliteFault(error, path)
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** SQLite rolls tables back as it does rows, which Kysely does not count on by itself. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Another process of ours may be writing: the tools, a second cms. */
const BUSY_MILLISECONDS = 5000
const CACHE_KIBIBYTES = 64 * 1024
