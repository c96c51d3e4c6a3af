import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { AddressUnavailableError } from '@prospectus/server/listening'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../tools/testing/local-server.ts'
import { temporaryFolder } from '../../../tools/testing/temporary-folder.ts'
import { openClientFiles } from './http/client-files.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { SECURITY_HEADERS, type ServedSite, serveSite } from './served-site.fixture.ts'
import { readSettings } from './settings.ts'

async function builtFiles(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder('built-files', onTestFinished)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return openClientFiles(folder, createSecurityHeaders(readSettings({})).forBuiltFile, 'production')
}

describe('every response', () => {
  const targets: readonly (readonly [
    string,
    (site: ServedSite) => ReturnType<ServedSite['send']>,
  ])[] = [
    ['page', ({ send }) => send('/about')],
    ['missing page', ({ send }) => send('/nothing')],
    ['redirect', ({ send }) => send('/careers')],
    ['wrong method', ({ send }) => send('/about', { method: 'POST' })],
    ['hostile target', ({ send }) => send('/../x')],
    ['long target', ({ send }) => send(`/${'a'.repeat(3000)}`)],
    ['health', ({ send }) => send('/healthz')],
    ['readiness', ({ send }) => send('/readyz')],
    ['sitemap', ({ send }) => send('/sitemap.xml')],
    ['robots', ({ send }) => send('/robots.txt')],
    ['suggestions', ({ send }) => send('/api/suggestions?q=a')],
    ['stories endpoint', ({ send }) => send('/api/stories', { method: 'POST' })],
    ['missing file', ({ send }) => send('/_/x.js')],
    [
      'refused encodings',
      ({ send }) => send('/about', { headers: { 'accept-encoding': '*;q=0' } }),
    ],
    ['no request', ({ sendRaw }) => sendRaw('nonsense\r\n\r\n')],
    [
      'endless headers',
      ({ sendRaw }) => sendRaw(`GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
    ],
    ['no host', ({ sendRaw }) => sendRaw('GET /about HTTP/1.1\r\nconnection: close\r\n\r\n')],
    ['odd host', ({ send }) => send('/nothing', { headers: { host: 'a b/c' } })],
    ['expectation', ({ send }) => send('/about', { headers: { expect: 'miracles' } })],
    ['tunnel', ({ sendRaw }) => sendRaw('CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n')],
  ]
  test.each(targets)('has the security headers: %s', async (_name, request) => {
    const response = await request(await serveSite())
    expect(response.status).toBeGreaterThan(0)
    for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
    expect(response.headers['x-frame-options']).toBe('DENY')
    expect(response.text).not.toMatch(/ at .*\.ts|node_modules/)
  })

  test.each(targets)('ROLE-1 never requires signing in: %s', async (_name, request) => {
    const { status, headers } = await request(await serveSite())
    expect([401, 403, 407]).not.toContain(status)
    for (const name of ['www-authenticate', 'proxy-authenticate', 'set-cookie'])
      expect(headers).not.toHaveProperty(name)
  })

  test('that is a file has the headers that matter for files, and none that are about documents', async () => {
    const files = await builtFiles({
      'loader-1.js': '1',
      'worker-1.mjs': '1',
      'icon-1.svg': '<svg/>',
    })
    const { send } = await serveSite({ clientFiles: files })
    const documents = [
      'permissions-policy',
      'referrer-policy',
      'cross-origin-opener-policy',
      'x-frame-options',
    ]
    for (const path of [
      '/_/loader-1.js',
      '/_/worker-1.mjs',
      '/_/icon-1.svg',
      '/assets/f/1/a.txt',
    ]) {
      const { status, headers } = await send(path)
      expect(status, path).toBe(200)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      for (const name of documents) expect(headers, path).not.toHaveProperty(name)
    }
    const script = (await send('/_/loader-1.js')).headers
    expect(script).not.toHaveProperty('content-security-policy')
    expect(script).not.toHaveProperty('cross-origin-embedder-policy')
    expect((await send('/_/worker-1.mjs')).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
      'cross-origin-embedder-policy': 'require-corp',
    })
    expect((await send('/_/icon-1.svg')).headers['content-security-policy']).toMatch(
      /^default-src 'none'; form-action/,
    )
  })

  test('of a preview is not cached and not indexed', async () => {
    const { send, rendered } = await serveSite({ env: { SITE_MODE: 'preview' } })
    for (const path of ['/about', '/about', '/nothing', '/careers', '/sitemap.xml', '/healthz']) {
      const { headers } = await send(path)
      expect(headers['cache-control'], path).toBe('no-store')
      expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
    }
    expect(rendered.filter((path) => path === '/about')).toHaveLength(2)
    expect((await send('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('endpoints', () => {
  test('/healthz and /readyz say how the site is', async () => {
    const { send } = await serveSite()
    const alive = await send('/healthz')
    expect(alive.status).toBe(200)
    expect(JSON.parse(alive.text)).toEqual({
      status: 'ok',
      version: expect.any(String),
      commit: expect.any(String),
    })
    const ready = await send('/readyz')
    expect(ready.headers['content-type']).toMatch('application/json')
    expect(JSON.parse(ready.text)).toEqual({
      stories: 10,
      stopping: false,
      version: '1',
      age: expect.any(Number),
      contentSystemReachable: null,
      heldBack: null,
    })
  })

  test('/sitemap.xml and /robots.txt name the public origin', async () => {
    const { send } = await serveSite({ env: { SITE_URL: 'https://www.vendor.example' } })
    expect((await send('/robots.txt')).text).toContain(
      'Sitemap: https://www.vendor.example/sitemap.xml',
    )
    const sitemap = await send('/sitemap.xml')
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(sitemap.text).toContain('<loc>https://www.vendor.example/careers/</loc>')
    expect((await send('/sitemap-1.xml')).status).toBe(404)
  })

  test('/assets/* goes to the asset route', async () => {
    const { send } = await serveSite()
    expect(await send('/assets/f/1/a.txt')).toMatchObject({ status: 200, text: 'file' })
  })
})

describe('listening', () => {
  test('on a port in use fails with one sentence that names port and setting', async () => {
    const other = createServer()
    const port = await listenLocally(other, onTestFinished)
    const { site } = await serveSite()
    await site.close({ drainMs: 0, finishMs: 0 })
    await expect(site.listen(port)).rejects.toThrow(AddressUnavailableError)
    await expect(site.listen(port)).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use already: set SITE_PORT to another port.`,
    )
  })

  test('ends when the pending requests have got their responses', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    let begun = false
    const { send, site } = await serveSite({
      render: () => {
        begun = true
        return promise
      },
    })
    const pending = send('/about', { headers: { connection: 'keep-alive' } })
    await expect.poll(() => begun).toBe(true)
    const closed = site.close({ drainMs: 0, finishMs: 60_000 })
    resolve('last words')
    expect((await pending).text).toContain('last words')
    await closed
    await expect(send('/about')).rejects.toThrow('ECONNREFUSED')
  })

  test('ends in bounded time when a request does not', async () => {
    let begun = false
    const { send, site } = await serveSite({
      render: () => {
        begun = true
        return new Promise<string>(() => undefined)
      },
    })
    const pending = send('/about')
    await expect.poll(() => begun).toBe(true)
    await site.close({ drainMs: 0, finishMs: 10 })
    expect((await pending).status).toBe(0)
  })
})
