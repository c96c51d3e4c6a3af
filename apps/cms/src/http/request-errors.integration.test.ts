import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { openDatabase } from '../database/open-database.ts'
import { CMS_URL, openBrowser } from '../people/browser.fixture.ts'
import { serveCms } from '../served-cms.fixture.ts'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'

const OWNER = { email: 'ada@example.com', password: 'twelve letters and more' }
const SETTINGS = { cmsUrl: CMS_URL, sealSecret: 'seal-secret', owner: OWNER }

onAnyDatabase('management-api#errors an unavailable database', (_, { kind, createUrl }) => {
  const served = async (address = async (url: string) => url) => {
    const url = await createUrl()
    const storage = await openStorage(await address(url))
    await fillWith(storage, [{ full_slug: 'home' }])
    const cms = await serveCms({ storage: Promise.resolve(storage), settings: SETTINGS })
    await cms.ready
    return { url, storage, cms, browser: openBrowser(cms) }
  }

  test('is reported at sign-in, in a sentence', async () => {
    const withLockTimeout = async (url: string) =>
      kind === 'postgres' ? `${url}?lock_timeout=50` : url
    const { url, storage, cms, browser } = await served(withLockTimeout)
    const unavailable = {
      status: 503,
      body: { error: expect.stringMatching(/ is locked: .* was not made\. Try again /) },
    }
    const refused = async () => {
      const response = await browser.signIn(OWNER)
      expect(response).toMatchObject(unavailable)
      expect(response.headers.get('retry-after')).toBe('5')
    }
    if (kind === 'sqlite') {
      await storage.change(({ db }) => sql`pragma busy_timeout = 0`.execute(db))
      const other = new DatabaseSync(url.replace('file:', ''))
      other.exec('begin immediate')
      await withFastClock(refused)
      other.close()
    } else {
      const other = await openDatabase(url)
      await other.db.transaction().execute(async (db) => {
        await sql`lock table sign_in_attempt`.execute(db)
        await refused()
      })
      await other.db.destroy()
    }
    expect(cms.logged.filter(({ target }) => target)).toMatchObject([
      { level: 'error', target: 'POST /auth/sign-in/email', status: 503 },
    ])
    expect(await browser.signIn(OWNER)).toMatchObject({ status: 200 })
  })

  if (kind === 'postgres')
    test('is reported to signed-in people by every endpoint', async () => {
      const proxy: { close?: () => void } = {}
      const { browser } = await served(async (url) => {
        const { port, close } = await openProxy(url)
        proxy.close = close
        return Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href
      })
      await browser.signIn(OWNER)
      proxy.close?.()
      for (const [path, body] of [
        ['/auth/account', {}],
        ['/auth/session', undefined],
        ['/v1/me', undefined],
      ] as const) {
        const response = await browser.request(path, body && { body })
        expect(response, path).toMatchObject({
          status: 503,
          body: { error: expect.stringContaining('cannot be reached') },
        })
      }
    })
})

/** Runs with a clock that is 100 times as fast, since SQLite waits 5 s for a lock. */
async function withFastClock(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance'] })
  const ticking = setInterval(() => vi.advanceTimersByTime(1000), 10)
  try {
    await run()
  } finally {
    clearInterval(ticking)
    vi.useRealTimers()
  }
}

/** Proxies the database until it is closed, so that a test can make it unreachable. */
async function openProxy(url: string) {
  const { hostname: host, port: databasePort } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect({ host, port: Number(databasePort || 5432) })
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  const port = await listenLocally(server)
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(close)
  return { port: String(port), close }
}

/** POST requests that each of our origins accepts. */
const POSTS = [
  ['cmsPort', '/auth/sign-in/email', 'application/json'],
  ['cmsPort', '/auth/request-password-reset', 'application/json'],
  ['cmsPort', '/v1/spaces/1000/stories', 'application/json'],
  ['embedsPort', '/forms/contact', 'application/x-www-form-urlencoded'],
] as const

async function servedForm() {
  const storage = await openStorage('file::memory:')
  const fields = [{ component: 'form-field', kind: 'text', name: 'name', label: 'Name' }]
  const form = { component: 'modules/form', title: 'Write to us', fields }
  await fillWith(storage, [{ full_slug: 'forms/contact', content: form }])
  const settings = { ...SETTINGS, managementToken: 'token' }
  const cms = await serveCms({ storage: Promise.resolve(storage), settings })
  await cms.ready
  return cms
}

const headOf = (target: string, type: string, length: number) =>
  [
    `POST ${target} HTTP/1.1`,
    `host: ${new URL(CMS_URL).host}`,
    ...(type === 'application/json' ? [`origin: ${CMS_URL}`] : []),
    'authorization: token',
    `content-type: ${type}`,
    `content-length: ${length}`,
    'connection: close',
    '\r\n',
  ].join('\r\n')

test('aborted request bodies write one log line per origin, however many there are', async () => {
  const cms = await servedForm()
  for (const [port, path, type] of POSTS)
    for (let n = 0; n < 5; n++) {
      const socket = connect(cms[port], '127.0.0.1').on('error', () => undefined)
      socket.write(`${headOf(path, type, 100)}half`, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
  await expect.poll(() => cms.logged.length).toBe(2)
  for (const send of [cms.requestCms, cms.requestEmbeds])
    expect((await send('/healthz')).status).toBe(200)
  const messages = {
    level: 'info',
    message: 'A client closed the connection before its request was complete',
  }
  expect(cms.logged).toMatchObject([
    { ...messages, target: 'POST /auth/sign-in/email' },
    { ...messages, target: 'POST /forms/contact' },
  ])
})

test.each(POSTS)('a target with credentials is malformed: %s %s', async (port, path, type) => {
  const cms = await servedForm()
  const socket = connect(cms[port], '127.0.0.1')
  socket.write(`${headOf(`http://user:secret@editor.example${path}`, type, 2)}{}`)
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  const response = Buffer.concat(parts).toString()
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toContain(
    '{"error":"The request is malformed; expected an HTTP request to an address of this server"}',
  )
  expect(JSON.stringify(cms.logged)).not.toContain('secret')
})
