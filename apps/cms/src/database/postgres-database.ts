import { Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver, sql } from 'kysely'
import pg from 'pg'
import type { Alone, OpenDatabase } from './database.ts'
import type { Schema } from './schema.ts'
import { takeTurns } from './take-turns.ts'

/** A database on a PostgreSQL server. It connects when it is first used. */
export function openPostgres(connectionString: string): OpenDatabase {
  const types = { getTypeParser: readNumbers }
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    options: OPTIONS,
    ...TIMEOUTS_MS,
  })
  // When a connection breaks, its query fails and the pool opens another. Without these listeners, for idle
  // connections and for those in use, the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new Dialect({ pool }) })
  return { kind: 'postgres', db, alone: advisoryLock(db) }
}

/** PostgreSQL releases this lock by itself when the connection that holds it breaks. */
function advisoryLock(db: Kysely<Schema>): Alone {
  return (work) =>
    db.connection().execute(async (held) => {
      const taken = sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`
      await takeTurns('the database of DATABASE_URL', async () => {
        return (await taken.execute(held)).rows[0]?.taken === true
      })
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(held).catch(() => undefined)
      }
    })
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config)
  }
}

/** A rollback fails too when the connection is broken: the first error is the one to report. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(
    ...args: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(...args).catch(() => undefined)
  }
}

/** Counts and ids are whole numbers below 2^53, on both databases. */
function readNumbers(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(type, format) : pg.types.getTypeParser(type)
}

const CONNECTIONS = 8
/**
 * Compiling a query takes longer than each of ours does. And a row of `document_words` is small, since its words
 * are kept apart: PostgreSQL takes reading all of them for quicker than the index, and unpacks every story's words.
 */
const OPTIONS = '-c jit=off -c enable_seqscan=off'
/** A database that does not answer counts as failed; nobody waits for it for ever. */
const TIMEOUTS_MS = { connectionTimeoutMillis: 5000, query_timeout: 60_000, lock_timeout: 10_000 }
/** The key of our advisory lock: any number, as long as nothing else in the database uses it. */
const LOCK = 7_303_014_159
