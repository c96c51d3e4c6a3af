import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { SECURITY_HEADERS, type ServedSite, serveSite } from '../served-site.fixture.ts'

/** Fetches the dictionary that a page names, as a browser does when it is idle. */
async function fetchDictionary({ send }: Pick<ServedSite, 'send'>, page = '/about') {
  const { headers } = await send(page)
  const path = /^<([^>]+)>;rel=compression-dictionary$/.exec(headers.link ?? '')?.[1] ?? ''
  const response = await send(path)
  const hash = createHash('sha256').update(response.body).digest('base64')
  const request = {
    headers: {
      'accept-encoding': 'gzip, br, zstd, dcb, dcz',
      'available-dictionary': `:${hash}:`,
    },
  }
  const decode = (body: Buffer) => {
    expect(body.toString('base64', 8, 40)).toBe(hash)
    return zstdDecompressSync(body.subarray(40), { dictionary: response.body }).toString()
  }
  return { path, response, request, decode }
}

test('a page links the dictionary of its language, cacheable forever and for all pages (decision 0090)', async () => {
  const site = await serveSite()
  const { response } = await fetchDictionary(site)
  expect([response.status, response.text]).toEqual([200, expect.stringContaining('<p>en</p>')])
  expect(response.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': expect.stringContaining('immutable'),
    'content-type': 'text/plain; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

test('a client with the dictionary gets the page compressed with it, under the same ETag', async () => {
  const site = await serveSite()
  const { request, decode } = await fetchDictionary(site)
  for (const target of ['/about', '/resources?page=2', '/nothing']) {
    const plain = await site.send(target)
    for (const round of ['first', 'cached']) {
      const { status, headers, body } = await site.send(target, request)
      expect(headers['content-encoding'], `${target} ${round}`).toBe('dcz')
      expect(decode(body)).toBe(plain.text)
      expect([status, headers.etag]).toEqual([plain.status, plain.headers.etag])
      expect(headers.vary).toBe('accept-encoding, available-dictionary, save-data')
      expect(headers['content-length']).toBe(`${body.length}`)
      for (const name of SECURITY_HEADERS) expect(headers).toHaveProperty(name)
    }
  }
})

test('each response that depends on the dictionary says so, also the one without it and the 304', async () => {
  const { send } = await serveSite()
  const page = await send('/about')
  const known = await send('/about', { headers: { 'if-none-match': page.headers.etag ?? '' } })
  expect([page.status, known.status]).toEqual([200, 304])
  for (const { headers } of [page, known]) {
    expect(headers.vary).toBe('accept-encoding, available-dictionary, save-data')
  }
})

test('an unknown dictionary, or a client that does not accept dcz, gets the page as before', async () => {
  const site = await serveSite()
  const { request } = await fetchDictionary(site)
  const plain = await site.send('/about')
  const others = [
    { ...request.headers, 'available-dictionary': `:${'A'.repeat(43)}=:` },
    { ...request.headers, 'available-dictionary': 'nonsense' },
    { ...request.headers, 'accept-encoding': 'gzip, br' },
  ]
  for (const headers of others) {
    const response = await site.send('/about', { headers })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.body).toString()).toBe(plain.text)
  }
})

test('after a publish the dictionary that a browser has can still be used', async () => {
  const site = await serveSite()
  const { request, decode } = await fetchDictionary(site)
  site.snapshots.swap(sketchSnapshot({ about: {} }, {}, '2'))
  const { headers, body } = await site.send('/about', request)
  expect(headers['content-encoding']).toBe('dcz')
  expect(decode(body)).toContain('<p>about</p>')
})

test.each([
  ['a preview', { SITE_MODE: 'preview' }],
  ['a site without TLS', { SITE_URL: 'http://www.vendor.example' }],
])('%s names no dictionary and serves none', async (_, env) => {
  const { send } = await serveSite({ env })
  const { headers } = await send('/about')
  expect(headers).not.toHaveProperty('link')
  expect(headers.vary).toBe('accept-encoding')
  expect((await send('/_/dictionary/AAAAAAAA')).status).toBe(404)
})

test('a process serves the dictionary of a page that another process rendered', async () => {
  const { path, response } = await fetchDictionary(await serveSite())
  const other = await serveSite()
  expect((await other.send(path)).text).toBe(response.text)
})

test('a dictionary that cannot be rendered costs no page', async () => {
  const renderShared = () => Promise.reject(new Error('no shell'))
  const site = await serveSite({ renderShared })
  const { status, headers } = await site.send('/about')
  expect([status, headers.link]).toEqual([200, undefined])
  expect(site.logged).toMatchObject([{ level: 'error', event: 'dictionary.render_failed' }])
})

test('404 for an unknown dictionary, not cached', async () => {
  const { send } = await serveSite()
  const { status, headers } = await send('/_/dictionary/AAAAAAAA')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})
