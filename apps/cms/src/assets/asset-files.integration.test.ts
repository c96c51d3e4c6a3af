import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { OperatorError } from '@prospectus/server/operator-error'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAssetRoutes } from './asset-files.ts'
import { createDiskStore } from './store/disk-store.ts'

const NO_PICTURES = { make: () => Promise.reject(new Error('not asked for')) }
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n and the rest', 'latin1')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let base = ''
let server: ServerType

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'asset-files-'))
  const files: Record<string, Uint8Array | string> = {
    'bundled/9x9/ab/a.png': PNG,
    'bundled/1x1/ab/drawing.svg': SVG,
    'bundled/x/ab/empty.pdf': '',
    'uploads/9x9/ab/a.png': 'not seen',
    'uploads/x/cd/übersicht.pdf': '%PDF-1.7 0123456789',
    'uploads/x/cd/page.html': '<html><script>alert(1)</script>',
    'uploads/x/cd/page.png': '<html><script>alert(1)</script>',
    'uploads/x/cd/code.js': 'alert(1)',
    'uploads/x/cd/feed.xml': '<?xml version="1.0"?><a/>',
    'uploads/x/cd/list.zip': 'PK\u0003\u0004',
    'secret.png': PNG,
  }
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(base, path)), { recursive: true })
    await writeFile(join(base, path), bytes)
  }
  await symlink(join(base, 'secret.png'), join(base, 'uploads/x/cd/link.png'))
  const sources = ['bundled', 'uploads', 'none'].map((name) => createDiskStore(join(base, name)))
  const log = { error: () => undefined }
  const { fetch } = createAssetRoutes({ spaceIds: ['77'], sources, log, pictures: NO_PICTURES })
  server = await new Promise((resolve) => {
    const started = serve(
      { fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
      () => resolve(started),
    )
  })
})
afterAll(async () => {
  server.close()
  await rm(base, { recursive: true })
})

interface ReceivedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Requests exactly this target, which `fetch` would normalise. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<ReceivedResponse>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, text: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject).end()
  })
}

const PDF = '/f/77/x/cd/%C3%BCbersicht.pdf'

describe('createAssetRoutes', () => {
  it('asset-addresses#addresses serves a file to every site, cacheable for a year, and sandboxed', async () => {
    const { status, headers, text } = await send('/f/77/9x9/ab/a.png')
    expect([status, Buffer.byteLength(text, 'utf8') > 0]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': `${PNG.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="a.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  it('finds an uploaded file by its name', async () => {
    const { text, headers } = await send(PDF)
    expect(text).toBe('%PDF-1.7 0123456789')
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%C3%BCbersicht.pdf")
  })

  it('serves ranges, HEAD, and 304 by ETag or date', async () => {
    const part = await send(PDF, { range: 'bytes=9-11' })
    expect([part.status, part.text]).toEqual([206, '012'])
    expect(part.headers['content-range']).toBe('bytes 9-11/19')
    const beyond = await send(PDF, { range: 'bytes=19-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */19'])
    const head = await send(PDF, {}, 'HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '19'])
    const { etag = '', 'last-modified': modified = '' } = head.headers
    expect(etag).toMatch(/^"[\da-f]{40}"$/)
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const again = await send(PDF, known)
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    }
  })

  it('serves a drawing that cannot run its script', async () => {
    const { headers, text } = await send('/f/77/1x1/ab/drawing.svg')
    expect(text).toBe(SVG)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="drawing.svg"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('serves an archive as a download of its type', async () => {
    const { status, headers } = await send('/f/77/x/cd/list.zip')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="list.zip"',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['page.html', 'page.png', 'code.js', 'feed.xml'])(
    'serves %s as a download without a type',
    async (name) => {
      const { status, headers } = await send(`/f/77/x/cd/${name}`)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('serves an empty file', async () => {
    const { status, headers } = await send('/f/77/x/ab/empty.pdf')
    expect([status, headers['content-length']]).toEqual([200, '0'])
  })

  it.each([
    [404, 'a file of another space', '/f/78/9x9/ab/a.png'],
    [404, 'a file that is not there', '/f/77/9x9/ab/b.png'],
    [404, 'a folder', '/f/77/9x9/ab'],
    [404, 'a path below a file', '/f/77/9x9/ab/a.png/n/9x9'],
    [404, 'a link out of the folder', '/f/77/x/cd/link.png'],
    [404, 'another path', '/secret.png'],
    [404, 'the root', '/'],
    [404, 'dots that were tidied up', '/f/77/9x9/../../../secret.png'],
    [404, 'encoded dots', '/f/77/9x9/%2e%2e/secret.png'],
    [400, 'encoded slashes', '/f/77/9x9/ab/..%2f..%2f..%2fsecret.png'],
    [400, 'encoded backslashes', '/f/77/9x9/ab/..%5c..%5csecret.png'],
    [400, 'a null byte', '/f/77/9x9/ab/a.png%00.svg'],
    [400, 'a broken escape', '/f/77/9x9/ab/%E0%A4%A.png'],
  ])('ROUTE-3 responds with %i in JSON to %s', async (status, _, path) => {
    const response = await send(path)
    expect(response.status).toBe(status)
    expect(JSON.parse(response.text)).toEqual({ error: expect.any(String) })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('responds with 405 to %s', async (method) => {
    const { status, headers } = await send('/f/77/9x9/ab/a.png', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

it('names the file in the log when its store cannot be reached, and asks to try again', async () => {
  const log = { error: vi.fn() }
  const error = new OperatorError('The store cannot be reached.')
  const sources = [{ open: () => Promise.reject(error) }]
  const routes = createAssetRoutes({ spaceIds: ['77'], sources, log, pictures: NO_PICTURES })
  const response = await routes.request(PDF)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'asset.read_failed',
    'An uploaded file could not be read, so the client got a 503; check ASSET_STORE and its keys',
    { path: 'f/77/x/cd/übersicht.pdf', error },
  )
})
