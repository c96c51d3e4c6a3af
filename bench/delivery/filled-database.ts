import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { backendsOf, processorMilliseconds } from '../processor-time.ts'
import { generatedContent } from './generated-content.ts'

export const TOKEN = 't'

/** Seconds of wall-clock time, and of processor time including the database server's. */
export interface FillTimes {
  readonly seconds: number
  readonly processorSeconds: number
}

/** Fills an empty database with a generated space of `size` stories. */
async function fillDatabase(address: string, size: number): Promise<FillTimes> {
  const start = performance.now()
  const cpuBefore = process.cpuUsage()
  const storage = await openStorage(address)
  await storage.importContent(generatedContent(size), { spaceId: 1 })
  await storage.replaceOperatorTokens([{ token: TOKEN, kind: 'public' }])
  const { user, system } = process.cpuUsage(cpuBefore)
  const serverMs = backendsOf(address).map(processorMilliseconds)
  await storage.close()
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: serverMs.reduce((sum, each) => sum + each / 1000, (user + system) / 1e6),
  }
}

export interface FilledDatabase {
  readonly address: string
  /** Undefined if an earlier bench filled it. */
  readonly times: Promise<FillTimes | undefined>
}

const filledBySize = new Map<number, FilledDatabase>()

/** A filled SQLite database, kept for the next run, since a hundred thousand stories take minutes. */
export function filledSqlite(size: number): FilledDatabase {
  const path = join(tmpdir(), `prospectus-bench-${size}.sqlite`)
  const filled = filledBySize.get(size) ?? { address: `file:${path}`, times: fillOnce(path, size) }
  filledBySize.set(size, filled)
  return filled
}

async function fillOnce(path: string, size: number): Promise<FillTimes | undefined> {
  if (existsSync(path)) return undefined
  const unfinished = `${path}.unfinished`
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true })
  const times = await fillDatabase(`file:${unfinished}`, size)
  renameSync(unfinished, path)
  return times
}

/** A filled database on a PostgreSQL server, kept as long as the server's data. */
export function filledPostgres(server: string, size: number): FilledDatabase {
  const address = new URL(`/prospectus_bench_${size}`, server).href
  return { address, times: fillPostgresOnce(server, address, size) }
}

async function fillPostgresOnce(
  server: string,
  address: string,
  size: number,
): Promise<FillTimes | undefined> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const name = new URL(address).pathname.slice(1)
  const existing = await client.query('select from pg_database where datname = $1', [name])
  if (existing.rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  return existing.rowCount === 0 ? fillDatabase(address, size) : undefined
}
