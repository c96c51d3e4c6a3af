import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createImageService } from '@prospectus/server/images/image-service'
import { bomb, pixelAt, quarters } from '@prospectus/server/images/test-pictures.fixture'
import { createVariantStore } from '@prospectus/server/images/variant-store'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAssetRoute } from './asset-route.ts'

const SPACE = '288868932106'
const PDF = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(100)}`)
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const log = { warn: vi.fn(), error: vi.fn() }

let folder = ''
let server: ServerType
let port = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  const picture = await quarters(400, 200).png().toBuffer()
  const files: Record<string, Uint8Array | string> = {
    'space.json': JSON.stringify({ id: Number(SPACE) }),
    'assets/400x200/ab/cover.png': picture,
    'assets/400x200/ab/short.png': picture.subarray(0, picture.length - 40),
    'assets/60000x60000/ab/bomb.png': bomb(60_000, 60_000),
    'assets/10x10/ab/page.png': '<html><script>alert(1)</script>',
    'assets/10x10/ab/empty.png': '',
    'assets/10x10/ab/page.html': '<html></html>',
    'assets/1x1/ab/drawing.svg': SCRIPT,
    'assets/x/ab/übersicht "1".pdf': PDF,
    'assets/x/ab/talk.mp3': Buffer.from(`ID3${'x'.repeat(500_000)}`),
    'secret.png': picture,
  }
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  server = await start()
  port = portOf(server)
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function start(more: Partial<Parameters<typeof createAssetRoute>[0]> = {}) {
  const app = new Hono()
  const route = createAssetRoute({ contentDir: folder, dataDir: folder, log, ...more })
  app.all('/assets/*', route)
  return new Promise<ServerType>((resolve) => {
    const started = serve(
      { fetch: app.fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
      () => {
        resolve(started)
      },
    )
  })
}

function portOf(started: ServerType): number {
  return (started.address() as AddressInfo).port
}

interface ReceivedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Requests exactly this target, which `fetch` would normalise. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET', at = port) {
  return new Promise<ReceivedResponse>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: at, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject).end()
  })
}

const at = (path: string) => `/assets/f/${SPACE}/${path}`
const COVER = at('400x200/ab/cover.png')

describe('originals', () => {
  it('BLOCK-9 are served unchanged, cached for a year, and sandboxed', async () => {
    const { status, headers, body } = await send(COVER)
    expect(status).toBe(200)
    expect(body.length).toBe(Number(headers['content-length']))
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline; filename="cover.png"',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox/)
  })

  it('answer HEAD without a body, and clients that have them with 304', async () => {
    const head = await send(COVER, {}, 'HEAD')
    expect(head.body.length).toBe(0)
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    const { etag = '' } = head.headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await send(COVER, { 'if-none-match': known })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers.etag).toBe(etag)
    }
    expect((await send(COVER, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('BLOCK-9 are served in parts', async () => {
    const pdf = at('x/ab/%C3%BCbersicht%20%221%22.pdf')
    const part = await send(pdf, { range: 'bytes=9-18' })
    expect(part.status).toBe(206)
    expect(part.body.toString()).toBe('0123456789')
    expect(part.headers['content-range']).toBe(`bytes 9-18/${PDF.length}`)
    expect(part.headers['content-type']).toBe('application/pdf')

    const end = await send(pdf, { range: 'bytes=-3' })
    expect(end.body.toString()).toBe('789')
    const beyond = await send(pdf, { range: 'bytes=99999-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`])
    expect((await send(pdf, { range: 'bytes=0-1,3-4' })).status).toBe(200)
    expect((await send(pdf, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)

    const { etag = '' } = part.headers
    expect((await send(pdf, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await send(pdf, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
    expect((await send(at('x/ab/talk.mp3'), { range: 'bytes=0-99999' })).body.length).toBe(100_000)
  })

  it('BLOCK-9 a PDF can be shown by the browser, or downloaded under its name', async () => {
    const pdf = at('x/ab/%C3%BCbersicht%20%221%22.pdf')
    expect((await send(pdf)).headers['content-security-policy']).not.toContain('sandbox')
    expect((await send(`${pdf}?download`)).headers['content-disposition']).toBe(
      `attachment; filename="_bersicht _1_.pdf"; filename*=UTF-8''%C3%BCbersicht%20%221%22.pdf`,
    )
  })

  it('are still served after a client hangs up half-way', async () => {
    const target = { host: '127.0.0.1', port, path: at('x/ab/talk.mp3') }
    await new Promise<void>((resolve) => {
      const sent = request(target, (response) => {
        response.once('data', () => response.destroy())
        response.once('close', resolve)
      })
      sent.on('error', () => resolve()).end()
    })
    expect((await send(at('x/ab/talk.mp3'))).body.length).toBe(500_003)
  })

  it('a drawing is never transformed and cannot run its script', async () => {
    for (const end of ['', '/m', '/m/10x10/filters:format(webp)']) {
      const { status, headers, body } = await send(at(`1x1/ab/drawing.svg${end}`))
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(body.toString()).toBe(SCRIPT)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox;/)
      expect(headers['content-security-policy']).not.toContain('unsafe')
    }
  })
})

describe('variants (asset-addresses#image-operations)', () => {
  it.each(['avif', 'webp', 'jpeg', 'png'])('come as %s, in the requested size', async (format) => {
    const { status, headers, body } = await send(`${COVER}/m/100x0/filters:format(${format})`)
    expect([status, headers['content-type']]).toEqual([200, `image/${format}`])
    expect(headers.vary ?? '').not.toContain('Accept')
    expect(headers['cache-control']).toContain('immutable')
    const { width, height } = await sharp(body).metadata()
    expect([width, height]).toEqual([100, 50])
  })

  it('are never larger than the original', async () => {
    const { status, body } = await send(`${COVER}/m/3900x4000/filters:format(avif)`)
    const { width, height } = await sharp(body).metadata()
    expect({ status, width, height }).toEqual({ status: 200, width: 195, height: 200 })
  })

  it('show the focal area', async () => {
    const { body } = await send(`${COVER}/m/50x50/filters:focal(390x10:399x20):format(png)`)
    expect((await pixelAt(body, 0.1, 0.1)).slice(0, 3)).toEqual([0, 128, 0])
  })

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['image/*,*/*;q=0.8', 'image/png'],
    [`${','.repeat(5000)};q=x"`, 'image/png'],
  ])('without a format: Accept %.40s gets %s', async (accept, type) => {
    const { status, headers } = await send(`${COVER}/m/`, { accept })
    expect([status, headers['content-type'], headers.vary]).toEqual([200, type, 'Accept'])
  })

  it('are named by type, have their own ETag, and support HEAD and 304', async () => {
    const path = `${COVER}/m/60x0/filters:format(webp)`
    const { headers, body } = await send(path)
    expect(headers['content-disposition']).toBe('inline; filename="cover.webp"')
    const { etag = '' } = headers
    const head = await send(path, {}, 'HEAD')
    expect([head.headers['content-length'], head.body.length]).toEqual([`${body.length}`, 0])
    expect((await send(path, { 'if-none-match': etag })).status).toBe(304)
    const other = await send(`${COVER}/m/61x0/filters:format(webp)`, { 'if-none-match': etag })
    expect(other.status).toBe(200)
  })

  it('CALL-6 are found on disk after a restart, and not made again', async () => {
    const path = `${COVER}/m/77x0/filters:format(webp)`
    const first = await send(path)
    const files = (await readdir(join(folder, 'images'))).length
    const { transform, again } = await restarted()
    const second = await send(path, {}, 'GET', portOf(again))
    expect(second.body.equals(first.body)).toBe(true)
    expect((await readdir(join(folder, 'images'))).length).toBe(files)
    expect(transform).not.toHaveBeenCalled()
    again.close()
  })
})

describe('files that are not served', () => {
  it.each([
    ['a file that does not exist', 404, at('400x200/ab/other.png')],
    ['a file of another space', 404, '/assets/f/1/400x200/ab/cover.png'],
    ['a page under the name of a picture', 404, at('10x10/ab/page.png')],
    ['an empty file', 404, at('10x10/ab/empty.png')],
    ['a kind of file that is not on the list', 404, at('10x10/ab/page.html')],
    ['a folder', 404, at('400x200/ab')],
    ['a size beyond the bound', 400, `${COVER}/m/4001x10`],
    ['operations that are no grammar', 400, `${COVER}/m/filters:format(exe)`],
    ['a crop outside of the picture', 400, `${COVER}/m/900x900:999x999`],
    ['a picture of more pixels than allowed', 422, at('60000x60000/ab/bomb.png/m/10x10')],
    ['a picture that ends early', 422, at('400x200/ab/short.png/m/10x10')],
    ['encoded slashes', 400, at('400x200/ab/..%2f..%2f..%2fsecret.png')],
    ['a null byte', 400, at('400x200/ab/cover.png%00.svg')],
    ['a broken escape', 400, at('400x200/ab/%E0%A4%A.png')],
    ['dots that were tidied up', 404, at('400x200/ab/../../../secret.png')],
    ['a path of nothing but dots', 404, '/assets/../../../../etc/passwd'],
  ])('%s: %i', async (_, status, path) => {
    const response = await send(path)
    expect(response.status).toBe(status)
    if (path.startsWith('/assets/f') && !path.includes('/../')) {
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('responds to other methods with 405', async () => {
    const { status, headers } = await send(COVER, {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('MSG-2 a broken picture is logged once, however often it is requested', async () => {
    const another = await start()
    log.warn.mockClear()
    for (const width of [11, 12, 13]) {
      await send(at(`400x200/ab/short.png/m/${width}x11`), {}, 'GET', portOf(another))
    }
    await send(`${COVER}/m/900x900:999x999`, {}, 'GET', portOf(another))
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'picture.convert_failed',
      'A picture could not be converted; upload the picture again',
      expect.objectContaining({ path: `f/${SPACE}/400x200/ab/short.png`, status: 422 }),
    )
    another.close()
  })
})

/** A second server over the same folders, whose conversions are watched. */
async function restarted() {
  const transform = vi.fn(async () => new Uint8Array([1]))

  const store = createVariantStore({
    folder: join(folder, 'images'),
    maximumBytes: 10 ** 6,
    now: Date.now,
  })
  const images = createImageService({ store, onError: vi.fn(), transform })
  return { transform, again: await start({ images }) }
}
