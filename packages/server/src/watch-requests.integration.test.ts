import { connect } from 'node:net'
import { setImmediate as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { closeServer } from './drain.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listening.ts'
import { createLog, type LogFields } from './log.ts'
import { fetchForRequest } from './request-id.ts'
import { watchRequests } from './watch-requests.ts'

/** A role that logs in the middle of each request and sends a request to `backend` on its behalf. */
async function serve({ trustProxy = false, accessLog = false, backend = '', atOnce = false } = {}) {
  const lines: LogFields[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const watched = watchRequests({
    ...{ trustProxy, accessLog, log },
    routeOf: (target) => (target.startsWith('/share') ? '/share' : 'page'),
  })
  const listener = watched(async (_request, response) => {
    if (atOnce) return void response.end('0123456789')
    await pause()
    log.warn('request.failed', 'In the middle')
    if (backend !== '') await fetchForRequest(backend)
    log.warn('request.failed', 'At the end')
    response.writeHead(200).end('0123456789')
  })
  const server = createHttpServer(listener, { errorResponse: String })
  onTestFinished(() => closeServer(server, 0))
  const port = await listen(server, { host: '127.0.0.1', port: 0, portSetting: 'SITE_PORT' })
  return { lines, log, origin: `http://127.0.0.1:${port}` }
}

const idsOf = (lines: readonly LogFields[]) => [...new Set(lines.map(({ request }) => request))]
const UUID = /^[0-9a-f-]{36}$/

test('every line of a request has its id, no two requests have the same, and lines outside have none', async () => {
  const { lines, log, origin } = await serve()
  await Promise.all([fetch(origin), fetch(origin)])
  log.info('request.failed', 'Outside')
  const outside = lines.pop()
  expect(outside).not.toHaveProperty('request')
  expect(lines).toHaveLength(4)
  const ids = idsOf(lines)
  expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)])
})

test('a server called on behalf of a request logs the same id, if it trusts the caller', async () => {
  const trusting = await serve({ trustProxy: true })
  const site = await serve({ backend: trusting.origin })
  await fetch(site.origin)
  expect(idsOf(trusting.lines)).toEqual(idsOf(site.lines))
  expect(idsOf(site.lines)).toEqual([expect.stringMatching(UUID)])
})

test.each([
  ['that of a trusted proxy', true, '4f5a9c0d1e2b', '4f5a9c0d1e2b'],
  ['a new one if the received id has an odd shape', true, 'a","level":"error', UUID],
  ['a new one if the received id is too long', true, 'a'.repeat(65), UUID],
  ['a new one if no proxy is trusted', false, '4f5a9c0d1e2b', UUID],
])('the id of a request is %s', async (_, trustProxy, receivedId, expected) => {
  const { lines, origin } = await serve({ trustProxy })
  await fetch(origin, { headers: { 'x-request-id': receivedId } })
  expect(idsOf(lines)).toEqual([expect.stringMatching(expected)])
})

test('the access log has a line per request, without input, signatures or addresses of visitors', async () => {
  const { lines, origin } = await serve({ accessLog: true })
  const cookie = { cookie: 'session=of-somebody', authorization: 'a token' }
  await fetch(`${origin}/search?q=something+private&token=t`, { headers: cookie })
  await fetch(`${origin}/people/jo@example.com/and/jo%40example.com`)
  await fetch(`${origin}/share/secret-of-a-link`)
  await fetch(`${origin}/v1/spaces/1/asset_uploads/secret-of-an-upload`, { method: 'POST' })
  const written = () => lines.filter(({ message }) => message === 'Request')
  await expect.poll(() => written().length).toBe(4)
  expect(written()[0]).toEqual({
    time: expect.stringMatching(/Z$/),
    level: 'info',
    event: 'request',
    message: 'Request',
    request: lines[0]?.request,
    method: 'GET',
    path: '/search',
    route: 'page',
    status: 200,
    bytes: expect.any(Number),
    milliseconds: expect.any(Number),
  })
  expect(Number(written()[0]?.bytes)).toBeGreaterThan(10)
  expect(written().map(({ path }) => path)).toEqual([
    '/search',
    '/people/…/and/…',
    '/share/…',
    '/v1/spaces/1/asset_uploads/…',
  ])
})

test('each of several requests that are sent at once has its own bytes in the access log', async () => {
  const { lines, origin } = await serve({ accessLog: true, atOnce: true })
  const client = connect(Number(new URL(origin).port), '127.0.0.1')
  let received = ''
  client.setEncoding('utf8').on('data', (chunk) => {
    received += chunk
  })
  client.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  const written = () => lines.filter(({ message }) => message === 'Request')
  await expect.poll(() => written().length).toBe(3)
  client.destroy()
  const bytes = written().map((line) => Number(line.bytes))
  expect(new Set(bytes).size, bytes.join(', ')).toBe(1)
  expect(bytes.reduce((sum, each) => sum + each)).toBe(received.length)
})

test('without ACCESS_LOG nothing is written for a successful request', async () => {
  const { lines, origin } = await serve()
  await fetch(origin)
  expect(lines.map(({ message }) => message)).not.toContain('Request')
})
