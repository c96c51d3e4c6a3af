import { expect, onTestFinished, test } from 'vitest'
import { contentFolder } from '../../../../tools/run/project.ts'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createAssetRoute } from '../assets/asset-route.ts'
import {
  type ServedOptions,
  type ServedSite,
  type SiteResponse,
  serveSite,
} from '../served-site.fixture.ts'
import { postStories, serveStories } from './stories-request.fixture.ts'

const contentDir = contentFolder()
const FILE = '/assets/f/1/1x1/a/none.png'

/** No cache may keep an error, nor take it for the response that it replaces. */
function expectNoStore({ status, headers }: SiteResponse, expected: number): void {
  expect(status).toBe(expected)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
  expect(headers).not.toHaveProperty('last-modified')
  if (headers['content-encoding']) expect(headers.vary).toMatch(/^accept-encoding\b/)
}

const failing: ServedOptions = {
  render: () => {
    throw new Error('no page today')
  },
}
const early: ServedOptions = { snapshot: null }
const get =
  (target: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ send }: ServedSite) =>
    send(target, { headers: { 'accept-encoding': 'br', ...headers } })
const withMethod =
  (method: string, target: string) =>
  ({ send }: ServedSite) =>
    send(target, { method })

test.each<[string, number, (site: ServedSite) => Promise<SiteResponse>, ServedOptions?]>([
  ['a page that there is none of', 404, get('/nothing')],
  ['a page that is asked for in no coding', 404, get('/nothing', { 'accept-encoding': '*;q=0' })],
  ['a redirect that leads nowhere', 404, get('/broken')],
  ['a page that fails', 500, get('/about'), failing],
  ['a page before there is content', 503, get('/about'), early],
  ['a hostile address', 400, get('/../x')],
  ['a long address', 414, get(`/${'a'.repeat(3000)}`)],
  ['a page that is sent something', 405, withMethod('POST', '/about')],
  ['a script', 404, get('/_/loader-nothing.js')],
  ['a script that is sent something', 405, withMethod('PUT', '/_/loader.js')],
  ['a sitemap', 404, get('/sitemap-7.xml')],
  ['a sitemap before there is content', 503, get('/sitemap.xml'), early],
  ['readiness before there is content', 503, get('/readyz'), early],
  ['a webhook without a secret', 404, withMethod('POST', '/hooks/content')],
  ['suggestions of a long query', 400, get(`/api/suggestions?q=${'x'.repeat(201)}`)],
  ['suggestions in no language', 400, get('/api/suggestions?q=x&lang=xx')],
  ['suggestions that are sent', 405, withMethod('POST', '/api/suggestions')],
  ['suggestions before there is content', 503, get('/api/suggestions?q=x'), early],
  ['stories requested with GET', 405, get('/api/stories')],
  ['no request', 400, ({ sendRaw }) => sendRaw('nonsense\r\n\r\n')],
  [
    'headers without end',
    431,
    ({ sendRaw }) => sendRaw(`GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n`),
  ],
  ['an expectation', 417, get('/about', { expect: 'miracles' })],
])('no error is cached: %s', async (_name, status, request, options = {}) => {
  expectNoStore(await request(await serveSite(options)), status)
})

test.each([
  [400, { body: '{' }],
  [401, { token: 'none' }],
  [413, { body: 'x'.repeat(20_000) }],
  [415, { headers: { 'content-type': 'text/plain' } }],
])('no error of the stories endpoint is cached: %i', async (status, sent) => {
  expectNoStore(await postStories(await serveStories(), sent), status)
})

test('no response to too many requests is cached', async () => {
  const clientLimits = { burst: 1, perSecond: 0.001 }
  const { send, post } = await serveStories({ clientLimits })
  await send('/api/suggestions?q=x')
  expectNoStore(await send('/api/suggestions?q=x'), 429)
  expectNoStore(await post(), 429)
})

test.each([
  ['unknown', 404, FILE, {}],
  ['without a file', 404, '/assets/f/', {}],
  ['malformed', 400, '/assets/f/1/1x1/a/%2e%2e%2fnone.png', {}],
  ['with an operation that there is none of', 400, `${FILE}/m/filters:none(1)`, {}],
  ['in no coding', 404, FILE, { 'accept-encoding': 'identity;q=0' }],
])('no error of a file is cached: %s', async (_name, status, target, headers) => {
  const dataDir = temporaryFolder('errors', onTestFinished)
  const log = { warn: () => undefined, error: () => undefined }
  const { send } = await serveSite({ assetRoute: createAssetRoute({ contentDir, dataDir, log }) })
  expectNoStore(await send(target, { headers }), status)
})

test.each(['*;q=0', 'identity;q=0', 'identity;q=0, *;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
  'a client that accepts no coding at all (%s) gets the bytes uncompressed',
  async (encoding) => {
    const { send } = await serveSite()
    for (const target of ['/about', '/robots.txt', '/api/suggestions?q=about']) {
      const { status, headers } = await send(target, { headers: { 'accept-encoding': encoding } })
      expect(status, target).toBe(200)
      expect(headers, target).not.toHaveProperty('content-encoding')
      expect(headers.vary, target).toMatch(/^accept-encoding\b/)
    }
  },
)
