import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { type SiteResponse, serveSite } from '../served-site.fixture.ts'

/** ROUTE-3: our own response, no internal error, and no way off the site. */
function expectHarmless(response: SiteResponse, request: string): void {
  expect(response.status, request).toBeGreaterThanOrEqual(200)
  expect(response.status, request).toBeLessThan(500)
  expect(response.headers['x-content-type-options'], request).toBe('nosniff')
  const { location } = response.headers
  if (location !== undefined) expect(location, request).toMatch(/^\/(?![/\\])/)
}

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example/',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example/..',
  '/careers%5c',
  '/careers/..//evil.example',
  '/careers\\..\\evil.example',
  '/a/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/_/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/%',
  '/%c0%ae%c0%ae/',
  '/%ff%fe',
  '/about%00',
  '/about%0d%0aset-cookie:%20x=y',
  '/about\u0001',
  '/\u00e9',
  'http://evil.example/about',
  'https://evil.example//about',
  'ftp://evil.example',
  'about',
  '*',
  '?page=1',
  '#about',
  '/about#x',
  `/${'a'.repeat(2100)}`,
  `/about?${'a'.repeat(8200)}`,
  `/${'%20'.repeat(700)}`,
  `/search?q=${'a'.repeat(8200)}`,
  '/search?q=%00',
  '/search?q=a%00b',
  '/search?q=\u00e9arned',
  '/search?q=a b',
  '/search?q=a#b',
])('ROUTE-3 the target %j answers 4xx', async (target) => {
  const { send, rendered } = await serveSite()
  const response = await send(target)
  expectHarmless(response, target)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(rendered).toEqual([])
})

test.each(['/%252e%252e/%252e%252e/etc/passwd', '/%255c%255cevil.example', '/a%2500', '/about//'])(
  'ROUTE-3 %s is text, and names nothing',
  async (target) => {
    const { send } = await serveSite()
    expect(await send(target)).toMatchObject({ status: 404 })
  },
)

test.each([8200, 10_000, 15_000])(
  'SEARCH-1 a query of %i bytes is refused with a page',
  async (size) => {
    const { send } = await serveSite()
    const response = await send(`/search?q=${'a'.repeat(size)}`)
    expectHarmless(response, `${size} bytes`)
    expect(response.status).toBe(414)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.text).toMatch(/^<!doctype html>/)
  },
)

test.each([
  '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '/search?q=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/search?q=(a%2B)%2B%24&type=constructor&page=1e9',
  '/search?q=%ff%fe&type=__proto__&page=-1',
  '/search?q=%F0%9F%9A%80&q=twice&page=%C2%B2',
  "/search?q=';DROP%20TABLE%20stories;--",
  '/search?q=..%2F..%2Fetc%2Fpasswd',
  `/search?q=${'%CC%81'.repeat(1300)}`,
  `/search?q=${'a+'.repeat(4000)}`,
])('SEARCH-1 %j is a search like any other', async (target) => {
  const { send, rendered } = await serveSite({ snapshot: sketchSnapshot({ search: {} }) })
  const response = await send(target)
  expectHarmless(response, target)
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(rendered).toHaveLength(1)
})

test.each([
  'GET /about HTTP/9.9\r\n\r\n',
  'GET /about\r\n\r\n',
  ' GET /about HTTP/1.1\r\n\r\n',
  'G\0T /about HTTP/1.1\r\n\r\n',
  'GET /about HTTP/1.1\r\nhost: a\r\nhost: b\r\ncontent-length: x\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
])('bytes that are no request get 4xx: %j', async (request) => {
  const { sendRaw } = await serveSite()
  const response = await sendRaw(request)
  expectHarmless(response, request)
  expect(response.status).toBeGreaterThanOrEqual(400)
})

test('malformed requests write one log line, however many they are', async () => {
  const { send, logged } = await serveSite()
  for (let n = 0; n < 20; n++) {
    expect((await send('/nothing', { headers: { host: 'a b/c' } })).status).toBe(400)
  }
  expect(logged).toMatchObject([{ message: 'A malformed request was rejected', status: 400 }])
})

test('ROUTE-3 no target at all is answered 5xx or leads off the site', async () => {
  const { send } = await serveSite()
  const piece = fc.oneof(
    fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', '%00', '%0d%0a', '%', '%zz', '%C3%9F'],
      ...[
        '?',
        '#',
        '&',
        '@',
        ':',
        ';',
        'evil.example',
        'http:',
        'careers',
        'about',
        'blog',
        'home',
      ],
      ...['_', 'assets', 'sitemap.xml', 'page=2', 'q=<script>', 'news/stra%C3%9Fe'],
    ),
    fc.string({ maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const target = fc
    .array(piece, { maxLength: 12 })
    .map((pieces) => `/${pieces.join('')}`.replace(/[\r\n]/g, ''))
  await fc.assert(
    fc.asyncProperty(target, async (raw) => expectHarmless(await send(raw), raw)),
    { numRuns: process.env.EVERY_EXAMPLE ? 1000 : 100 },
  )
})
