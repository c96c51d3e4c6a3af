import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase, RunExclusively } from './database.ts'
import { cannotCreateWalIndex, isBusy, isRetryable, sqliteError } from './database-error.ts'
import type { Schema } from './schema.ts'
import { waitForLock } from './wait-for-lock.ts'

/** Opens a database file, created if missing, or `:memory:`. Throws `OperatorError` when SQLite cannot open it. */
export async function openSqlite(path: string): Promise<OpenDatabase> {
  if (path === ':memory:') return toDatabase(open(path), path, (work) => work())
  mkdirSync(dirname(path), { recursive: true })
  const runExclusively = fileLock(path)
  // Under the lock, since two connections that set the journal mode of a new file at the same time both fail.
  return toDatabase(await runExclusively(async () => open(path)), path, runExclusively)
}

function toDatabase(
  database: DatabaseSync,
  path: string,
  runExclusively: RunExclusively,
): OpenDatabase {
  const config = { database: withOperatorErrors(database, path) }
  const dialect = new SqliteDialect(config)
  dialect.createDriver = () => new WaitingSqliteDriver(config)
  dialect.createAdapter = () => new SharedConnectionAdapter()
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect }), runExclusively }
}

function open(path: string): DatabaseSync {
  try {
    return openWithLocking('normal', path)
  } catch (error) {
    if (!cannotCreateWalIndex(error)) throw error
    // With exclusive locking SQLite keeps the shared index in memory: a database on a full disk can still be read.
    return openWithLocking('exclusive', path)
  }
}

function openWithLocking(lockingMode: 'normal' | 'exclusive', path: string): DatabaseSync {
  return translateErrors(path, () => {
    const database = new DatabaseSync(path, { timeout: MAX_OPENING_MS })
    try {
      database.exec(`pragma locking_mode = ${lockingMode}`)
      // `full`: a confirmed change is on the disk, and survives a power cut.
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
      )
      // Overwrites deleted data, so that an erased mail address cannot be found in the file.
      database.exec('pragma secure_delete = on')
      database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
      // Otherwise SQLite would index a list of ten ids and look up every story in it, instead of ten stories by id.
      database.exec('pragma automatic_index = off')
      // From here on SQLite does not wait for locks, which blocks the event loop: `WaitingSqliteDriver` tries again.
      database.exec('pragma busy_timeout = 0')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Runs work under a lock on a second file, so that it can use several transactions. The lock ends with the process. */
function fileLock(path: string): RunExclusively {
  return async (work) => {
    const lock = translateErrors(path, () => new DatabaseSync(`${path}.lock`, { timeout: 0 }))
    try {
      await waitForLock(path, async () => tryLock(lock, path))
      return await work()
    } finally {
      lock.close()
    }
  }
}

function tryLock(lock: DatabaseSync, path: string): boolean {
  return translateErrors(path, () => {
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
  const prepare = createStatementCache(database)
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // On a full disk SQLite rolls back by itself, and a second rollback would be an error.
      if (sql === 'rollback' && !database.isTransaction) return NO_STATEMENT
      const statement = translateErrors(path, () => prepare(sql))
      const toInputs = (values: readonly unknown[]) => values as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (values) => translateErrors(path, () => statement.all(...toInputs(values))),
        run: (values) => translateErrors(path, () => statement.run(...toInputs(values))),
        iterate: (values) => statement.iterate(...toInputs(values)),
      }
    },
  }
}

/** Caches statements: preparing a list query with filters often takes longer than running it. */
function createStatementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const cache = new LRUCache<string, StatementSync>({ max: MAX_CACHED_STATEMENTS })
  return (sql) => {
    const statement = cache.get(sql) ?? database.prepare(sql)
    if (sql.length <= MAX_STATEMENT_CHARACTERS) cache.set(sql, statement)
    return statement
  }
}

const NO_STATEMENT: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function translateErrors<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw sqliteError(error, path)
  }
}

class SharedConnectionAdapter extends SqliteAdapter {
  /** True although there is only one connection: `WaitingSqliteDriver` shares it. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Longest wait for another process that is opening the same database. */
const MAX_OPENING_MS = 5000
const CACHE_KIBIBYTES = 64 * 1024
const MAX_CACHED_STATEMENTS = 500
/** Longer statements are not cached: those of an import have thousands of parameters, and rarely repeat. */
const MAX_STATEMENT_CHARACTERS = 10_000

/**
 * Driver of a database that another process may lock. SQLite's own wait would block the event loop; this driver retries
 * the statement. Between attempts others may use the connection, unless a transaction has already run a statement.
 */
class WaitingSqliteDriver extends SqliteDriver {
  readonly #mutex = createMutex()
  #connection: WaitingConnection | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= new WaitingConnection(connection, this.#mutex)
    await this.#mutex.acquire()
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }
}

class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #mutex: Mutex
  /** Number of statements in the open transaction; undefined outside of a transaction. */
  #statementCount: number | undefined

  constructor(connection: DatabaseConnection, mutex: Mutex) {
    this.#connection = connection
    this.#mutex = mutex
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + MAX_WAIT_MS
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        this.#count(query.sql)
        return result
      } catch (error) {
        if (!isRetryable(error) || performance.now() > deadline) throw error
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
    if (sql === 'begin') this.#statementCount = 0
    else if (sql === 'commit' || sql === 'rollback') this.#statementCount = undefined
    else if (this.#statementCount !== undefined) this.#statementCount += 1
  }

  async #wait(): Promise<void> {
    const statementCount = this.#statementCount
    if (statementCount !== undefined && statementCount > 0) return await pause()
    // The transaction has not read or written anything, so it can start again later.
    if (statementCount === 0) await this.#connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#statementCount = undefined
    this.#mutex.release()
    await pause()
    await this.#mutex.acquire()
    if (statementCount === 0) await this.#connection.executeQuery(CompiledQuery.raw('begin'))
    this.#statementCount = statementCount
  }
}

type Mutex = ReturnType<typeof createMutex>

/** A fair lock: first come, first served. */
function createMutex() {
  const waiters: (() => void)[] = []
  let isTaken = false
  return {
    acquire: async (): Promise<void> => {
      if (isTaken) await new Promise<void>((resolve) => waiters.push(resolve))
      isTaken = true
    },
    release: (): void => {
      const next = waiters.shift()
      if (next === undefined) isTaken = false
      else next()
    },
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

/** Longest wait for another process that is writing, such as a tool or a second content system. */
const MAX_WAIT_MS = 5000
const PAUSE_MS = 20
