import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { type MakeChange, openStorage } from '../storage/storage.ts'
import { serveManagement, serveManagementWithStories } from './served-management.fixture.ts'

const save = { body: { story: { name: 'Changed' } } }

onBothDatabases('management-api#errors a database that cannot be written to', (_, tools) => {
  const { kind, createUrl } = tools
  const managed = async (address = (url: string) => url) => {
    const url = await createUrl()
    const storage = await openStorage(address(url))
    onTestFinished(() => storage.close())
    return { url, storage, ...(await serveManagementWithStories(storage, [{ full_slug: 'home' }])) }
  }

  test('a locked database is reported, and accepts changes afterwards', async () => {
    const withLockTimeout = (url: string) => (kind === 'postgres' ? `${url}?lock_timeout=50` : url)
    const { url, send, logged } = await managed(withLockTimeout)
    if (kind === 'sqlite') {
      const other = new DatabaseSync(url.replace('file:', ''))
      other.exec('begin immediate')
      vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
      onTestFinished(() => void vi.useRealTimers())
      const refused = send('PUT stories/1001', save)
      await vi.advanceTimersByTimeAsync(5100)
      expect(await refused).toMatchObject(LOCKED)
      vi.useRealTimers()
      other.close()
    } else {
      const other = await openDatabase(url)
      await other.db.transaction().execute(async (db) => {
        await db.updateTable('space').set({ name: 'held' }).execute()
        expect(await send('PUT stories/1001', save)).toMatchObject(LOCKED)
      })
      await other.db.destroy()
    }
    expect(logged).toMatchObject([{ level: 'error', status: 503 }])
    expect((await send('GET stories/1001/versions')).headers.get('total')).toBe('1')
    expect((await send('PUT stories/1001', save)).status).toBe(200)
  })

  if (kind === 'sqlite') {
    test('a full disk is reported, and no change is stored in part', async () => {
      const { send, storage } = await managed()
      const pages = (count: string) =>
        storage.change(({ db }) => sql`${sql.raw(`pragma max_page_count = ${count}`)}`.execute(db))
      await pages('1')
      const content = { component: 'page', body: [], text: 'word '.repeat(200_000) }
      const response = await send('PUT stories/1001', { body: { story: { content }, publish: 1 } })
      expect(response.status).toBe(503)
      expect(response.body.error).toMatch(/^The disk is full: .* was not made\. Make room /)
      expect((await send('GET stories/1001')).headers.get('etag')).toBe('"1"')
      await pages('1000000')
      expect((await send('PUT stories/1001', { body: { story: { content } } })).status).toBe(200)
    })
  } else {
    test('a connection that breaks during a request is reported, and the next request gets another', async () => {
      const { send, storage } = await managed()
      const { change } = storage
      const broken = { ...storage, change: breaking(change) }
      const { send: sendBroken } = serveManagement(broken)
      const response = await sendBroken('PUT stories/1001', save)
      expect([response.status, response.body.error]).toEqual([
        503,
        expect.stringContaining('the connection to it was lost'),
      ])
      expect((await send('PUT stories/1001', save)).status).toBe(200)
    })
  }
})

/** The connection breaks after a change was written completely, and before it is committed. */
function breaking(change: MakeChange): MakeChange {
  return (work, ...given) =>
    change(async (one) => {
      const result = await work(one, ...given)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(one.db)
      return result
    })
}

const LOCKED = {
  status: 503,
  body: { error: expect.stringMatching(/ is locked: .* was not made\. Try again /) },
}
