import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely'
import pg from 'pg'
import type { OpenDatabase, RunExclusively } from './database.ts'
import type { Schema } from './schema.ts'
import { waitForLock } from './wait-for-lock.ts'

/** Opens a database on a PostgreSQL server. Connects on first use. */
export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    types: { getTypeParser: typeParser },
    options: CONNECTION_OPTIONS,
    ...TIMEOUTS_MS,
  })
  // A broken connection fails its query, and the pool opens another. Without these listeners its error would end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => new Driver({ pool })
  const db = new Kysely<Schema>({ dialect })
  return { kind: 'postgres', db, runExclusively: advisoryLock(db) }
}

/** Runs work under an advisory lock. PostgreSQL releases the lock when the connection breaks. */
function advisoryLock(db: Kysely<Schema>): RunExclusively {
  return (work) =>
    db.connection().execute(async (connection) => {
      const tryLock = sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as taken`
      await waitForLock('the database of DATABASE_URL', async () => {
        return (await tryLock.execute(connection)).rows[0]?.taken === true
      })
      try {
        return await work()
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection).catch(() => undefined)
      }
    })
}

/** Ignores errors of a rollback, which fails on a broken connection: the error before it is the one to report. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(
    ...args: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(...args).catch(() => undefined)
  }
}

/** Parses 64-bit integers as numbers: counts and ids are below 2^53. */
function typeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number
  return format === 'binary' ? pg.types.getTypeParser(type, format) : pg.types.getTypeParser(type)
}

const MAX_CONNECTIONS = 8
/**
 * JIT compilation takes longer than our queries. A sequential scan of `document_words` would read all words, which are
 * stored out of line (TOAST).
 */
const CONNECTION_OPTIONS = '-c jit=off -c enable_seqscan=off'
/** Limits after which a database that does not respond counts as failed. */
const TIMEOUTS_MS = { connectionTimeoutMillis: 5000, query_timeout: 60_000, lock_timeout: 10_000 }
/** Key of the advisory lock: a number that nothing else in the database uses. */
const LOCK_KEY = 7_303_014_159
