import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely'
import { isWorthWaiting } from './sqlite-fault.ts'

/**
 * The driver of a database whose lock another process may hold. SQLite's own wait for it stops the whole process;
 * here the statement is tried again and again, and all else goes on meanwhile: as long as a transaction has not done
 * anything, even what others ask of this database on the same connection.
 */
export class WaitingSqliteDriver extends SqliteDriver {
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
