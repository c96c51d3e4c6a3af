import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { resetConnections } from '@prospectus/server/reset-connections.fixture'
import { describe, expect, test } from 'vitest'
import { PUBLIC_TOKEN } from './delivery/contract/served-delivery.fixture.ts'
import { type ServedCms, serveCms } from './served-cms.fixture.ts'
import { fillWith } from './storage/storage.fixture.ts'
import { openStorage } from './storage/storage.ts'

const NEVER_OPEN = Promise.reject(new Error('no database'))
NEVER_OPEN.catch(() => undefined)
const STORIES = `/v2/cdn/stories?cv=1&token=${PUBLIC_TOKEN}`

test.each(['cmsPort', 'embedsPort'] as const)(
  '%s survives reset connections, tunnels and upgrades included',
  async (name) => {
    const served = await serveCms()
    await resetConnections(served[name])
    expect((await fetch(`http://127.0.0.1:${served[name]}/healthz`)).status).toBe(200)
  },
)

describe('no error is cached', () => {
  const cms =
    (path: string, init?: RequestInit) =>
    ({ requestCms }: ServedCms) =>
      requestCms(path, init)
  const embeds =
    (path: string, init?: RequestInit) =>
    ({ requestEmbeds }: ServedCms) =>
      requestEmbeds(path, init)

  function expectNoStore({ status, headers }: Response, expected: number): void {
    expect(status).toBe(expected)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('last-modified')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }

  test.each<[string, number, (served: ServedCms) => Promise<Response>]>([
    ['no token', 401, cms('/v2/cdn/stories')],
    ['an unknown path', 404, cms('/nothing')],
    ['an unknown story', 404, cms(`/v2/cdn/stories/none?cv=1&token=${PUBLIC_TOKEN}`)],
    ['a value that cannot be read', 400, cms(`${STORIES}&page=x`)],
    ['an unknown parameter', 422, cms(`${STORIES}&none=1`)],
    ['an endless query', 414, cms(`${STORIES}&x=${'a'.repeat(25_000)}`)],
    ['endless headers', 431, cms('/', { headers: { x: 'a'.repeat(40_000) } })],
    ['another method', 405, cms(STORIES, { method: 'POST' })],
    ['an unknown file', 404, embeds('/f/1000/1x1/a/none.png')],
    ['a malformed file', 400, embeds('/f/1000/1x1/a/%2fnone.png')],
    ['a file that is uploaded', 405, embeds('/f/1000/1x1/a/none.png', { method: 'PUT' })],
    ['an unknown page', 404, embeds('/none', { headers: { accept: 'text/html' } })],
    ['an unknown address', 404, embeds('/none')],
  ])('%s', async (_name, status, request) => {
    expectNoStore(await request(await serveCms()), status)
  })

  test('requests before the storage is open', async () => {
    const { requestCms, requestEmbeds } = await serveCms({ storage: NEVER_OPEN })
    for (const send of [requestCms, requestEmbeds]) {
      expectNoStore(await send('/readyz'), 503)
      expectNoStore(await send('/v2/cdn/stories'), 503)
    }
  })
})

test('a client that accepts no encoding gets uncompressed bytes', async () => {
  const { requestCms } = await serveCms()
  const response = await requestCms(STORIES, { headers: { 'accept-encoding': '*;q=0' } })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
})

describe('headers of an origin', () => {
  const publicAddresses = {
    cmsUrl: 'https://content.example',
    embedsUrl: 'https://forms.example',
    siteUrl: 'https://www.example',
    previewUrl: 'https://preview.example',
  }
  const ALL = ['/healthz', '/readyz', '/none', '/forms/contact', '/f/1/1x1/a/none.png', '/v2/cdn/x']

  test('keep browsers on https only if the origin is public on https', async () => {
    const publicCms = await serveCms({ settings: publicAddresses })
    const localCms = await serveCms()
    for (const path of ALL)
      for (const name of ['requestCms', 'requestEmbeds'] as const) {
        const secured = (await publicCms[name](path)).headers.get('strict-transport-security')
        expect(secured, `${name} ${path}`).toMatch(/^max-age=63072000/)
        const local = (await localCms[name](path)).headers.get('strict-transport-security')
        expect(local, `${name} ${path}`).toBeNull()
      }
  })

  test('EMBED-3 let only the site, its preview and the editor frame embedded pages', async () => {
    const { requestCms, requestEmbeds } = await serveCms({ settings: publicAddresses })
    const framedBy = async (response: Promise<Response>) =>
      /frame-ancestors ([^;]+)$/.exec(
        (await response).headers.get('content-security-policy') ?? '',
      )?.[1]
    for (const path of ALL) {
      expect(await framedBy(requestEmbeds(path)), path).toBe(
        'https://www.example https://preview.example https://content.example',
      )
      expect(await framedBy(requestCms(path)), path).toBe("'none'")
    }
  })

  test('EMBED-3 let both local names frame embedded pages', async () => {
    const { requestEmbeds } = await serveCms()
    const policy = (await requestEmbeds('/forms/contact')).headers.get('content-security-policy')
    expect(policy).toContain('http://127.0.0.1:3000 http://localhost:3000')
  })
})

test('management-api#access the token of the settings is accepted over the network', async () => {
  const { requestCms } = await serveCms({ settings: { managementToken: 'token' } })
  const send = (path: string, request?: RequestInit) =>
    requestCms(`/v1/spaces/1000/${path}`, { headers: { authorization: 'token' }, ...request })
  const home = await send('stories/1001')
  expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const published = await send('stories/1001/publish')
  expect(await published.json()).toMatchObject({ story: { version: 1 }, warnings: [] })
  expect((await requestCms('/v1/spaces/1000/stories/1001')).status).toBe(401)
  const { requestCms: requestClosed } = await serveCms()
  const { status } = await requestClosed('/v1/spaces/1000/stories', {
    headers: { authorization: '' },
  })
  expect(status).toBe(401)
})

test('malformed requests write one log line, however many there are', async () => {
  const { cmsPort: port, logged } = await serveCms()
  for (let n = 0; n < 20; n++) {
    const malformed = request({ host: '127.0.0.1', port, headers: { host: 'a b/c' } }).end()
    const [response] = (await once(malformed, 'response')) as [IncomingMessage]
    expect(response.resume().statusCode).toBe(400)
  }
  expect(logged).toMatchObject([{ message: 'A malformed request was rejected', status: 400 }])
})

test('MSG-2 an error in an embedded tool is logged and reported like any other', async () => {
  const whole = await openStorage('file::memory:')
  await fillWith(whole, [])
  const findStory = () => Promise.reject(new Error('the database is gone'))
  const { requestEmbeds, ready, logged } = await serveCms({
    storage: Promise.resolve({ ...whole, findStory }),
  })
  await ready
  const response = await requestEmbeds('/assessment/any')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: 'The request could not be processed; the log of the content system has the error',
  })
  expect(logged).toContainEqual(
    expect.objectContaining({
      message:
        'An unexpected error ended a request; the client got this status. With 503, do what the error says; with 500, report the error',
      target: 'GET /assessment/any',
    }),
  )
})
