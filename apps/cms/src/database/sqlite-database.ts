import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Exclusively, OpenDatabase } from './database.ts'
import { hasNoRoomForIndex, isBusy, isWorthRetrying, sqliteError } from './database-error.ts'
import type { Schema } from './schema.ts'
import { waitForLock } from './wait-for-lock.ts'

/** Opens a database in a file, which is created if missing, or at `:memory:`. Throws `OperatorError` when it cannot. */
export async function openSqlite(path: string): Promise<OpenDatabase> {
  if (path === ':memory:') return asDatabase(open(path), path, (work) => work())
  mkdirSync(dirname(path), { recursive: true })
  const exclusively = lockOfFile(path)
  // Two connections that set the journal mode of a new file at the same time would both fail.
  return asDatabase(await exclusively(async () => open(path)), path, exclusively)
}

function asDatabase(database: DatabaseSync, path: string, exclusively: Exclusively): OpenDatabase {
  const dialect = new Dialect({ database: withOperatorErrors(database, path) })
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect }), exclusively }
}

function open(path: string): DatabaseSync {
  try {
    return openIn('normal', path)
  } catch (error) {
    if (!hasNoRoomForIndex(error)) throw error
    // With exclusive locking SQLite keeps the shared index in memory: a database on a full disk can still be read.
    return openIn('exclusive', path)
  }
}

function openIn(lockingMode: 'normal' | 'exclusive', path: string): DatabaseSync {
  return reportErrors(path, () => {
    const database = new DatabaseSync(path, { timeout: MAX_OPENING_MS })
    try {
      database.exec(`pragma locking_mode = ${lockingMode}`)
      // `full`: a confirmed change is on the disk, and survives a power cut.
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
      )
      // Overwrites deleted data: an erased mail address must not be found in the file.
      database.exec('pragma secure_delete = on')
      database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
      // It would index a page of ten ids and look every story up in that.
      database.exec('pragma automatic_index = off')
      // From here on the driver waits, without blocking the process.
      database.exec('pragma busy_timeout = 0')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Locks a second file, so that work under the lock can take several transactions. The lock ends with the process. */
function lockOfFile(path: string): Exclusively {
  return async (work) => {
    const lock = reportErrors(path, () => new DatabaseSync(`${path}.lock`, { timeout: 0 }))
    try {
      await waitForLock(path, async () => isLocked(lock, path))
      return await work()
    } finally {
      lock.close()
    }
  }
}

function isLocked(lock: DatabaseSync, path: string): boolean {
  return reportErrors(path, () => {
    try {
      // The lock writes nothing: with its journal in memory it can be taken on a full disk.
      lock.exec('pragma journal_mode = memory; begin exclusive')
      return true
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
  })
}

function withOperatorErrors(database: DatabaseSync, path: string): SqliteDatabase {
  const prepare = preparedOnce(database)
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // On a full disk SQLite rolls back by itself, and a second rollback would be an error.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      const statement = reportErrors(path, () => prepare(sql))
      const input = (values: readonly unknown[]) => values as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (values) => reportErrors(path, () => statement.all(...input(values))),
        run: (values) => reportErrors(path, () => statement.run(...input(values))),
        iterate: (values) => statement.iterate(...input(values)),
      }
    },
  }
}

/** Caches statements: preparing a list query with filters often takes longer than running it. */
function preparedOnce(database: DatabaseSync): (sql: string) => StatementSync {
  const known = new LRUCache<string, StatementSync>({ max: MAX_PREPARED })
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare(sql)
    if (sql.length <= MAX_CACHED_LENGTH) known.set(sql, statement)
    return statement
  }
}

const NOTHING: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function reportErrors<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw sqliteError(error, path)
  }
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new WaitingSqliteDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** Tells Kysely that SQLite can roll back schema changes too. */
class Adapter extends SqliteAdapter {
  /** There is one, but our driver hands it out, and knows when it can be shared. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Longest wait of opening for another process that opens the same database. */
const MAX_OPENING_MS = 5000
const CACHE_KIBIBYTES = 64 * 1024
const MAX_PREPARED = 500
/** Characters: the statements of an import have thousands of parameters, and rarely repeat. */
const MAX_CACHED_LENGTH = 10_000

/**
 * Driver of a database that another process may lock. SQLite's own wait blocks the process; this retries the statement
 * while everything else goes on, also on the same connection, until the transaction has run a statement.
 */
class WaitingSqliteDriver extends SqliteDriver {
  readonly #turns = createMutex()
  #connection: WaitingConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= new WaitingConnection(connection, this.#turns)
    await this.#turns.take()
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.leave()
  }
}

class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #turns: Mutex
  /** Statements in the open transaction; undefined without one. */
  #statements: number | undefined

  constructor(connection: DatabaseConnection, turns: Mutex) {
    this.#connection = connection
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + MAX_WAIT_MS
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        this.#count(query.sql)
        return result
      } catch (error) {
        if (!isWorthRetrying(error) || performance.now() > until) throw error
        await this.#wait()
      }
    }
  }

  async *streamQuery<Row>(
    query: CompiledQuery,
    size: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    yield* this.#connection.streamQuery<Row>(query, size)
  }

  #count(sql: string): void {
    if (sql === 'begin') this.#statements = 0
    else if (sql === 'commit' || sql === 'rollback') this.#statements = undefined
    else if (this.#statements !== undefined) this.#statements += 1
  }

  async #wait(): Promise<void> {
    const statements = this.#statements
    if (statements !== undefined && statements > 0) return await pause()
    // The transaction has not read or written anything, so it can start again later.
    if (statements === 0) await this.#connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#statements = undefined
    this.#turns.leave()
    await pause()
    await this.#turns.take()
    if (statements === 0) await this.#connection.executeQuery(CompiledQuery.raw('begin'))
    this.#statements = statements
  }
}

interface Mutex {
  readonly take: () => Promise<void>
  readonly leave: () => void
}

/** A fair lock: first come, first served. */
function createMutex(): Mutex {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    leave: () => {
      const next = waiting.shift()
      if (next === undefined) isTaken = false
      else next()
    },
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

/** Longest wait for another process that is writing, such as a tool or a second cms. */
const MAX_WAIT_MS = 5000
const PAUSE_MS = 20
