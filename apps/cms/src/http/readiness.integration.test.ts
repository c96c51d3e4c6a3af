import { createLog, type LogFields } from '@prospectus/server/log'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createCms } from '../cms.ts'
import { readSettings } from '../settings.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { createReadinessCheck } from './origin-server.ts'

const NEXT_STEP = 'Requests fail until the database is usable again; check it and DATABASE_URL'

function listeningLog() {
  const logged: LogFields[] = []
  return { log: createLog((line) => logged.push(JSON.parse(line))), logged }
}

onBothDatabases('the readiness of a content system', (_, { kind, createUrl }) => {
  async function served() {
    const url = await createUrl()
    const storage = await openStorage(url)
    await fillWith(storage, [{ full_slug: 'home' }])
    const { log, logged } = listeningLog()
    const settings = { ...readSettings({}), cmsPort: 0, embedsPort: 0, drainMs: 0 }
    const cms = createCms({
      settings,
      log,
      contentDir: import.meta.dirname,
      bundledSpaceId: '1000',
      editorDir: import.meta.dirname,
      onFirstOwnerLink: () => undefined,
      storage: Promise.resolve(storage),
    })
    const { cmsPort } = await cms.listen()
    onTestFinished(() => cms.close())
    await cms.ready
    const ready = async () => {
      const response = await fetch(`http://127.0.0.1:${cmsPort}/readyz`)
      const { status, headers } = response
      return { status, lifetime: headers.get('cache-control'), body: await response.json() }
    }
    return { url, ready, logged }
  }

  test('it is ready while its database responds', async () => {
    const { ready, logged } = await served()
    expect(await ready()).toEqual({ status: 200, lifetime: 'no-store', body: { ready: true } })
    expect(logged).toEqual([])
  })

  if (kind !== 'postgres') return
  test('without PostgreSQL it is not ready, reports that, and is ready again afterwards', async () => {
    const { url, ready, logged } = await served()
    const name = new URL(url).pathname.slice(1)
    const missing = 'The database of DATABASE_URL cannot be used.'
    const allow = (allowed: boolean) =>
      runOnServer(
        `alter database ${name} allow_connections ${allowed}`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    await allow(false)
    expect(await ready()).toEqual({
      status: 503,
      lifetime: 'no-store',
      body: { ready: false, missing },
    })
    expect(await ready()).toMatchObject({ status: 503 })
    await allow(true)
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true } })
    // Jobs that fall due meanwhile log that they failed; how many do depends on the machine.
    const databaseLines = logged.filter(({ message }) => String(message).startsWith('The database'))
    expect(databaseLines.map(({ level, message }) => [level, message])).toEqual([
      ['error', `${missing} ${NEXT_STEP}`],
      ['info', 'The database is usable again'],
    ])
    // Which of the two depends on whether the pool has noticed yet that its connection is gone.
    expect(databaseLines[0]?.reason).toMatch(
      /not currently accepting connections|terminating connection/,
    )
  })
})

async function runOnServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

describe('a database that hangs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is waited for in bounded time, with one query for concurrent checks', async () => {
    const { log, logged } = listeningLog()
    const queries: PromiseWithResolvers<void>[] = []
    const ready = createReadinessCheck(() => {
      const query = Promise.withResolvers<void>()
      queries.push(query)
      return query.promise
    }, log)
    const checks = [ready(), ready()]
    await vi.advanceTimersByTimeAsync(2000)
    const missing = 'The database of DATABASE_URL did not respond within 2 seconds.'
    expect(await Promise.all(checks)).toEqual([missing, missing])
    expect(queries).toHaveLength(1)
    queries[0]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    const later = ready()
    queries[1]?.resolve()
    expect(await later).toBeUndefined()
    expect(logged.map(({ message }) => message)).toEqual([
      `${missing} ${NEXT_STEP}`,
      'The database is usable again',
    ])
  })
})
