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
import type { Alone, OpenDatabase } from './database.ts'
import { hasNoRoomForIndex, isBusy, isWorthWaiting, sqliteFault } from './database-fault.ts'
import type { Schema } from './schema.ts'
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
  // Two connections that set the journal mode of a new file at the same moment would both fail.
  return asDatabase(await alone(async () => open(path)), path, alone)
}

function asDatabase(database: DatabaseSync, path: string, alone: Alone): OpenDatabase {
  const dialect = new Dialect({ database: withFaults(database, path) })
  return { kind: 'sqlite', db: new Kysely<Schema>({ dialect }), alone }
}

function open(path: string): DatabaseSync {
  try {
    return openIn('normal', path)
  } catch (error) {
    if (!hasNoRoomForIndex(error)) throw error
    // Alone with the file, SQLite keeps in memory what it would share: on a full disk it can be read at least.
    return openIn('exclusive', path)
  }
}

function openIn(lockingMode: 'normal' | 'exclusive', path: string): DatabaseSync {
  return telling(path, () => {
    const database = new DatabaseSync(path, { timeout: OPENING_MILLISECONDS })
    try {
      database.exec(`pragma locking_mode = ${lockingMode}`)
      // `full`: a change that was confirmed is on the disk, and survives a power cut.
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
      )
      // What is deleted is overwritten: an address that was erased must not be found in the file.
      database.exec('pragma secure_delete = on')
      database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
      // With it a page of ten ids is made into an index, and every story looked up in that.
      database.exec('pragma automatic_index = off')
      // From here on the driver waits, and holds nobody up.
      database.exec('pragma busy_timeout = 0')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/**
 * Locks a second file next to the database, so that the work under the lock can take several transactions.
 * The operating system releases the lock when the process ends.
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
      // A lock writes nothing: with its journal in memory it can be had on a full disk.
      lock.exec('pragma journal_mode = memory; begin exclusive')
      return true
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
  })
}

/** The driver that Kysely needs; its errors are in words that an operator understands. */
function withFaults(database: DatabaseSync, path: string): SqliteDatabase {
  const prepare = preparedOnce(database)
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // When the disk is full SQLite rolls back by itself, and a second rollback would be an error.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      const statement = telling(path, () => prepare(sql))
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

/** Preparing a list with filters takes longer than many of them take to answer. */
function preparedOnce(database: DatabaseSync): (sql: string) => StatementSync {
  const known = new LRUCache<string, StatementSync>({ max: MOST_PREPARED })
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare(sql)
    if (sql.length <= LONGEST_KEPT) known.set(sql, statement)
    return statement
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

/** SQLite can roll back changes of tables too; Kysely has to be told. */
class Adapter extends SqliteAdapter {
  /** There is one; but its driver hands it out, and knows when it can be shared. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** How long opening may wait for another process that opens the same database. */
const OPENING_MILLISECONDS = 5000
const CACHE_KIBIBYTES = 64 * 1024
const MOST_PREPARED = 500
/** Characters: the statements of an import have thousands of parameters, and hardly come twice. */
const LONGEST_KEPT = 10_000

/**
 * The driver of a database whose lock another process may hold. SQLite's own wait for it stops the whole process;
 * here the statement is tried again and again, and all else goes on meanwhile: as long as a transaction has not done
 * anything, even what others ask of this database on the same connection.
 */
class WaitingSqliteDriver extends SqliteDriver {
  readonly #turns = createTurns()
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

/** Keeps to what a statement may do while it waits. */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #turns: Turns
  /** In the transaction that is open; undefined without one. */
  #statements: number | undefined

  constructor(connection: DatabaseConnection, turns: Turns) {
    this.#connection = connection
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + LONGEST_WAIT_MS
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        this.#note(query.sql)
        return result
      } catch (error) {
        if (!isWorthWaiting(error) || performance.now() > until) throw error
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

  #note(sql: string): void {
    if (sql === 'begin') this.#statements = 0
    else if (sql === 'commit' || sql === 'rollback') this.#statements = undefined
    else if (this.#statements !== undefined) this.#statements += 1
  }

  async #wait(): Promise<void> {
    const statements = this.#statements
    if (statements !== undefined && statements > 0) return await pause()
    // Nothing was read or written in it yet: it may as well begin later.
    if (statements === 0) await this.#connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#statements = undefined
    this.#turns.leave()
    await pause()
    await this.#turns.take()
    if (statements === 0) await this.#connection.executeQuery(CompiledQuery.raw('begin'))
    this.#statements = statements
  }
}

interface Turns {
  readonly take: () => Promise<void>
  readonly leave: () => void
}

/** Who comes first has the first turn. */
function createTurns(): Turns {
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

/** How long to wait while another process of ours is writing, such as a tool or a second cms. */
const LONGEST_WAIT_MS = 5000
const PAUSE_MS = 20
