import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SECURITY_HEADERS, serveSite } from '../served-site.fixture.ts'
import { sketchSnapshot } from './snapshot.fixture.ts'

const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('a page', () => {
  test('ROUTE-1 responds 200 with its HTML, its policy and its ETag', async () => {
    const { send } = await serveSite()
    const page = await send('/about')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<p>about</p>')
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(page.body.length),
      'cache-control':
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'accept-encoding, available-dictionary, save-data',
      etag: expect.stringMatching(/^W\/"/),
      'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-abc='"),
    })
  })

  test('is rendered once for its address, whatever a campaign adds, and once for each known query', async () => {
    const { send, rendered } = await serveSite()
    for (const target of [
      '/resources',
      '/resources?utm=1',
      '/resources?page=2',
      '/resources?page=2&utm=3',
    ]) {
      await send(target)
      await send(target)
    }
    expect(rendered).toEqual(['/resources', '/resources?page=2'])
  })

  test('is rendered once however many ask at the same moment', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    let begun = 0
    const { send, rendered } = await serveSite({
      render: () => {
        begun++
        return promise
      },
    })
    const pending = Array.from({ length: 10 }, () => send('/about'))
    await expect.poll(() => begun).toBe(1)
    resolve('<p>slow</p>')
    const responses = await Promise.all(pending)
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(rendered).toEqual(['/about'])
  })

  test('comes in the encoding that the client prefers, under one ETag', async () => {
    const { send } = await serveSite()
    const plain = await send('/about')
    for (const round of ['first', 'cached']) {
      const br = await send('/about', accepting('gzip, deflate, br'))
      const gzip = await send('/about', accepting('gzip;q=1, br;q=0.2'))
      const identity = await send('/about', accepting('br;q=0, gzip;q=0'))
      expect(br.headers['content-encoding'], round).toBe('br')
      expect(gzip.headers['content-encoding'], round).toBe('gzip')
      expect(identity.headers, round).not.toHaveProperty('content-encoding')
      expect(`${brotliDecompressSync(br.body)}`).toBe(plain.text)
      expect(`${gunzipSync(gzip.body)}`).toBe(plain.text)
      expect(identity.text).toBe(plain.text)
      for (const { headers, body } of [br, gzip, identity]) {
        expect(headers.etag).toBe(plain.headers.etag)
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers.vary).toBe('accept-encoding, available-dictionary, save-data')
      }
    }
  })

  test.each(['identity', 'gzip', 'br'])(
    'in %s is not sent again to a client that has it',
    async (encoding) => {
      const { send } = await serveSite()
      const { headers } = await send('/about', accepting(encoding))
      const etag = headers.etag ?? ''
      for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        const response = await send('/about', {
          headers: { 'accept-encoding': encoding, 'if-none-match': known },
        })
        expect(response.status, known).toBe(304)
        expect(response.body).toHaveLength(0)
        expect(response.headers).toMatchObject({
          etag,
          vary: 'accept-encoding, available-dictionary, save-data',
        })
        expect(response.headers['cache-control']).toBe(headers['cache-control'])
        for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
      }
      const changed = await send('/about', { headers: { 'if-none-match': 'W/"other"' } })
      expect(changed.status).toBe(200)
    },
  )

  test('HEAD says what GET says, without the body, before and after it is cached', async () => {
    const { send } = await serveSite()
    const without = ({ date: _date, ...headers }: Readonly<Record<string, string>>) => headers
    const first = await send('/about', { method: 'HEAD' })
    const page = await send('/about')
    const cached = await send('/about', { method: 'HEAD' })
    for (const head of [first, cached]) {
      expect(head.status).toBe(200)
      expect(head.body).toHaveLength(0)
      expect(without(head.headers)).toEqual(without(page.headers))
    }
  })

  test('ROUTE-3 a wrong method gets 405 and the allowed ones', async () => {
    const { send } = await serveSite()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      for (const path of ['/about', '/nothing', '/healthz', '/_/x.js', '/api']) {
        const response = await send(path, { method })
        expect(response.status, `${method} ${path}`).toBe(405)
        expect(response.headers.allow).toBe('GET, HEAD')
      }
    }
  })

  test('of the next version replaces the old one at once', async () => {
    const { send, snapshots, rendered } = await serveSite({
      render: (_entry, { version }) => `version ${version}`,
    })
    expect((await send('/about')).text).toContain('version 1')
    snapshots.swap(sketchSnapshot({ about: {} }, {}, '2'))
    expect((await send('/about')).text).toContain('version 2')
    expect((await send('/careers/')).status).toBe(404)
    expect(rendered).toEqual(['/about', '/about', 'missing /careers/'])
  })
})

describe('a page that cannot be rendered', () => {
  const failingFrom = (version: string) => ({
    render: (_entry: unknown, snapshot: { readonly version: string }) => {
      if (snapshot.version === version) throw new Error('secret of the renderer')
      return 'good'
    },
  })

  test('responds 500 with a designed page, is logged and never cached', async () => {
    const { send, logged, rendered } = await serveSite(failingFrom('1'))
    for (let time = 0; time < 2; time++) {
      const response = await send('/about')
      expect(response.status).toBe(500)
      expect(response.text).toContain('<h1>Something went wrong</h1>')
      expect(response.text).not.toContain('secret')
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(rendered).toEqual(['/about', '/about'])
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatchObject({ level: 'error', target: '/about' })
    expect(String(logged[0]?.error)).toContain('secret of the renderer')
  })

  test('is served as it was in the version before', async () => {
    const { send, snapshots, logged } = await serveSite(failingFrom('2'))
    await send('/about')
    snapshots.swap(sketchSnapshot({ about: {}, other: {} }, {}, '2'))
    expect(await send('/about')).toMatchObject({
      status: 200,
      text: expect.stringContaining('good'),
    })
    expect((await send('/other')).status).toBe(500)
    expect(logged).toHaveLength(2)
  })
})

describe('a page with a fault', () => {
  const issue = { component: 'search-results', uid: 's', reason: 'the search failed' }

  test('DATA-4 of its content is cached, and the issue logged once', async () => {
    const { send, rendered, logged } = await serveSite({ issues: [issue] })
    for (let time = 0; time < 2; time++) expect((await send('/about')).status).toBe(200)
    expect(rendered).toEqual(['/about'])
    expect(logged).toEqual([
      expect.objectContaining({ level: 'warn', target: '/about', story: 'about', ...issue }),
    ])
  })

  test('DATA-4 MSG-2 of many parts is logged in one entry, with the first twenty and a count', async () => {
    const issues = Array.from({ length: 60_000 }, (_, at) => ({ ...issue, uid: `block-${at}` }))
    const { send, logged } = await serveSite({ issues })
    await send('/about')
    expect(logged).toMatchObject([{ level: 'warn', target: '/about', count: 60_000 }])
    expect(logged[0]?.issues).toEqual(issues.slice(0, 20))
  })

  test('SEARCH-2 MSG-2 that may pass is never cached, and logged each time', async () => {
    const transient = { ...issue, isTransient: true } as const
    const { send, rendered, logged } = await serveSite({ issues: [transient] })
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await send('/resources?q=float')
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(rendered).toEqual(['/resources?q=float', '/resources?q=float'])
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatchObject({ level: 'error', target: '/resources?q=float', ...issue })
  })
})

describe('redirects', () => {
  test.each([
    ['/careers', 308, '/careers/'],
    ['/about/?page=2', 308, '/about?page=2'],
    ['/blog', 307, '/resources?category=blog'],
    ['/blog/', 307, '/resources?category=blog'],
    ['/demo', 307, '/about'],
    ['/away', 307, 'https://partner.example/x'],
  ])('ROUTE-2 ROUTE-4 %s answers %i %s', async (target, status, location) => {
    const { send } = await serveSite()
    const response = await send(target)
    expect(response).toMatchObject({ status, headers: { location } })
    for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
  })

  test('ROUTE-4 one that leads nowhere gets 404 and is logged', async () => {
    const { send, logged } = await serveSite()
    expect((await send('/broken')).status).toBe(404)
    expect(logged).toEqual([expect.objectContaining({ level: 'warn', path: '/broken' })])
  })

  test('ROUTE-4 in preview shows as a page', async () => {
    const { send } = await serveSite({ env: { SITE_MODE: 'preview' } })
    expect((await send('/demo')).status).toBe(200)
  })
})

describe('a missing page', () => {
  test.each(['/nothing', '/partners', '/settings', '/news/'.concat('x')])(
    'ROUTE-3 %s answers the designed page with 404',
    async (path) => {
      const { send } = await serveSite()
      const response = await send(path)
      expect(response.status).toBe(404)
      expect(response.text).toContain('Nothing here')
    },
  )

  test('does not push pages out of the cache, however many are guessed', async () => {
    const { send, rendered } = await serveSite({ maximumCacheBytes: 200_000 })
    await send('/about')
    for (let number = 0; number < 200; number++) await send(`/guess-${number}`)
    await send('/about')
    expect(rendered.filter((path) => path === '/about')).toHaveLength(1)
  })

  test('responds with a plain 404 when even its own page cannot be rendered', async () => {
    const { send, logged } = await serveSite({
      pages: {
        renderStory: () => Promise.reject(new Error('story')),
        renderRawStory: () => Promise.reject(new Error('draft')),
        renderNotFound: () => Promise.reject(new Error('missing')),
        renderShared: async () => '',
        destinationOf: () => undefined,
        sharedContent: () => '',
      },
    })
    expect((await send('/nothing')).status).toBe(404)
    expect(logged).toHaveLength(1)
  })
})
