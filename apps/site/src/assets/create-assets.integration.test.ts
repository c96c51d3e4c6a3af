import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quarters } from '@prospectus/server/images/test-pictures.fixture'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveSite } from '../served-site.fixture.ts'
import { createAssetRoute } from './asset-route.ts'
import { assetHostOrigin, createAssets } from './create-assets.ts'
import {
  type AssetHost,
  png,
  respondWithBytes,
  respondWithStatus,
  startAssetHost,
} from './remote/asset-host.fixture.ts'

const HOUR = 60 * 60_000
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let folder = ''
let host: AssetHost
/** Represents anything else that the server could reach. */
let inside: AssetHost
let clock = Date.now()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-assets-'))
  await mkdir(join(folder, 'content/assets/9x9/ab'), { recursive: true })
  await writeFile(join(folder, 'content/space.json'), '{"id":77}')
  await writeFile(join(folder, 'content/assets/9x9/ab/bundled.png'), png('bundled'))
  host = await startAssetHost()
  inside = await startAssetHost()
})
afterEach(async () => {
  await Promise.all([host.stopListening(), inside.stopListening()])
  await rm(folder, { recursive: true })
})

/** A site over these folders; a second one is like a restart. */
async function start(more: { readonly spaceId?: string; readonly dataDir?: string } = {}) {
  const { spaceId, dataDir = join(folder, 'data') } = more
  const contentDir = join(folder, 'content')
  const limits = { maxBytes: 10 ** 6, connectMs: 500, idleMs: 500, totalMs: 1000 }
  const now = () => clock
  const clocks = { now, ticks: now }
  const from = { contentDir, dataDir, host: host.origin, spaceId, log, limits, ...clocks }
  const { origin, prefetcher, missingFiles: missing } = createAssets(from)
  const { send } = await serveSite({
    assetRoute: createAssetRoute({ origin, dataDir, log }),
    // None fits in memory: each request reaches the files.
    maximumFileBytes: 1,
  })
  return { prefetcher, missing, send: (path: string, headers = {}) => send(path, { headers }) }
}

const text = ({ body }: { body: Buffer }) => body.subarray(8).toString()

describe('files of a site', () => {
  it('CALL-6 come from the seed content first, without a request to the host', async () => {
    host.respondWith(respondWithBytes(png('fetched')))
    const { send } = await start()
    expect(text(await send('/assets/f/77/9x9/ab/bundled.png'))).toBe('bundled')
    expect(host.requests).toEqual([])
    expect(text(await send('/assets/f/77/9x9/ab/uploaded.png'))).toBe('fetched')
    expect(host.requests.map(({ url }) => url)).toEqual(['/f/77/9x9/ab/uploaded.png'])
  })

  it('CALL-6 are fetched without seed content too', async () => {
    await rm(join(folder, 'content'), { recursive: true })
    host.respondWith(respondWithBytes(png('fetched')))
    const { send } = await start({ spaceId: '5' })
    expect(text(await send('/assets/f/5/9x9/ab/a.png'))).toBe('fetched')
  })

  it('BLOCK-9 are served in parts, converted, and revalidated by their ETag once fetched', async () => {
    host.respondWith(respondWithBytes(await quarters(40, 40).png().toBuffer()))
    const { send } = await start()
    const path = '/assets/f/77/40x40/ab/a.png'
    const part = await send(path, { range: 'bytes=1-3' })
    expect([part.status, part.text]).toEqual([206, 'PNG'])
    const { etag } = part.headers
    expect((await send(path, { 'if-none-match': etag })).status).toBe(304)
    const picture = await send(`${path}/m/10x10/filters:format(webp)`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(host.requests).toHaveLength(1)
  })

  it('are those of the own space only, and of spaces that its content names', async () => {
    host.respondWith(respondWithBytes(png('fetched')))
    const { send, prefetcher } = await start()
    expect((await send('/assets/f/666/9x9/ab/a.png')).status).toBe(404)
    expect(host.requests).toEqual([])
    prefetcher.enqueue(['f/666/9x9/ab/named.png'])
    await prefetcher.settled()
    expect((await send('/assets/f/666/9x9/ab/a.png')).status).toBe(200)
  })
})

describe('files that their host does not have', () => {
  const [THERE, GONE] = ['f/77/9x9/ab/a b.png', 'f/77/9x9/ab/c.png']

  it('BLOCK-2 are known once content has named them, and are there again when the host says so', async () => {
    host.respondWith((request, response) =>
      request.url?.endsWith('c.png')
        ? respondWithStatus(404)(request, response)
        : respondWithBytes(png('one'))(request, response),
    )
    const { prefetcher, missing } = await start()
    const before = missing.version()
    prefetcher.enqueue([THERE, GONE, 'f/77/9x9/ab/bundled.png'])
    await prefetcher.settled()
    const hrefs = ['a%20b.png', 'c.png', 'c.png?download', 'bundled.png', 'unknown.png']
    const missingFiles = () =>
      hrefs.filter((name) => missing.isMissing(`/assets/f/77/9x9/ab/${name}`))
    expect(missingFiles()).toEqual(['c.png', 'c.png?download'])
    const after = missing.version()
    expect(after).not.toBe(before)

    host.respondWith(respondWithBytes(png('again')))
    clock += 31_000
    prefetcher.enqueue([GONE])
    await prefetcher.settled()
    expect(missingFiles()).toEqual([])
    expect(missing.version()).not.toBe(after)
  })

  it('BLOCK-2 include no files of an unreachable host, and no addresses that a visitor made up', async () => {
    const { prefetcher, missing, send } = await start()
    await send('/assets/f/77/9x9/ab/guessed.png')
    await host.stopListening()
    prefetcher.enqueue([GONE])
    await prefetcher.settled()
    expect(missing.isMissing(`/assets/${GONE}`)).toBe(false)
    expect(missing.version()).toBe(0)
    await host.listenAgain()
  })

  it('BLOCK-2 include files that the host has removed, once they are no longer served', async () => {
    host.respondWith(respondWithBytes(png('one')))
    const { prefetcher, missing, send } = await start()
    prefetcher.enqueue([GONE])
    await prefetcher.settled()
    host.respondWith(respondWithStatus(404))
    expect((await send(`/assets/${GONE}`)).status).toBe(200)
    expect(missing.isMissing(`/assets/${GONE}`)).toBe(false)
    const isMissingLater = async () => {
      clock += 2 * HOUR
      await send(`/assets/${GONE}`)
      return missing.isMissing(`/assets/${GONE}`)
    }
    await expect.poll(isMissingLater).toBe(true)
    expect((await send(`/assets/${GONE}`)).status).toBe(404)
  })
})

describe('files while their host is unreachable', () => {
  const PATH = '/assets/f/77/9x9/ab/a.png'

  it('CALL-6 are served as before, also after a restart and without converted pictures', async () => {
    host.respondWith(respondWithBytes(await quarters(40, 40).png().toBuffer()))
    await (await start()).send(PATH)
    await host.stopListening()
    clock += 100 * HOUR
    await rm(join(folder, 'data/images'), { recursive: true, force: true })
    const { send } = await start()
    expect((await send(PATH)).status).toBe(200)
    expect((await send(`${PATH}/m/10x10/filters:format(webp)`)).status).toBe(200)
    await host.listenAgain()
  })

  it('CALL-6 are available once prefetched, before any visitor requested them', async () => {
    host.respondWith(respondWithBytes(png('fetched')))
    const { prefetcher } = await start()
    prefetcher.enqueue(['f/77/9x9/ab/a.png', 'f/77/9x9/ab/bundled.png'])
    await prefetcher.settled()
    expect(host.requests).toHaveLength(1)
    await host.stopListening()
    expect(text(await (await start()).send(PATH))).toBe('fetched')
    await host.listenAgain()
  })

  it('CALL-6 answer 503, not 404, when they were never fetched; later they are there', async () => {
    const { send } = await start()
    await host.stopListening()
    const { status, headers } = await send(PATH)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ])
    await host.listenAgain()
    host.respondWith(respondWithBytes(png('fetched')))
    clock += 11_000
    expect(text(await send(PATH))).toBe('fetched')
  })

  it('answer 404 when the host says that there is no such file', async () => {
    const { send } = await start()
    const { status, headers } = await send(PATH)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('CALL-6 two sites that share a folder fetch a file once', async () => {
    host.respondWith(respondWithBytes(png('fetched')))
    const [one, other] = [await start(), await start()]
    expect(text(await one.send(PATH))).toBe('fetched')
    expect(text(await other.send(PATH))).toBe('fetched')
    expect(host.requests).toHaveLength(1)
  })
})

describe('ROUTE-3 no address makes the server connect elsewhere', () => {
  const evil = () => inside.origin.host

  it.each([
    () => `/assets//${evil()}/f/77/9x9/ab/a.png`,
    () => `/assets/http://${evil()}/f/77/9x9/ab/a.png`,
    () => `/assets/f/77//${evil()}/a.png`,
    () => `/assets/f/77/9x9/ab//${evil()}`,
    () => `/assets/@${evil()}/f/77/9x9/ab/a.png`,
    () => `/assets/f/77@${evil()}/9x9/ab/a.png`,
    () => `/assets/f/77/9x9/@${evil()}/a.png`,
    () => `/assets/f/77/9x9/ab/@${evil()}`,
    () => `/assets/f/77/9x9/ab/x:y@${evil()}.png`,
    () => `/assets/:${inside.origin.port}/f/77/9x9/ab/a.png`,
    () => `/assets/%2f%2f${evil()}/f/77/9x9/ab/a.png`,
    () => `/assets/f/77/9x9/ab/%2f%2f${evil()}%2fa.png`,
    () => `/assets/f/77/9x9/ab/..%2f..%2f..%2f..%2fv2%2fcdn`,
    () => `/assets/f/77/9x9/ab/../../../../v2/cdn/a.png`,
    () => `/assets/f/77/9x9/%2e%2e/%2e%2e/a.png`,
    () => `/assets/f/77/9x9/ab/..;/a.png`,
    () => `/assets\\\\${evil()}\\f\\77\\9x9\\ab\\a.png`,
    () => `/assets/%5c%5c${evil()}/f/77/9x9/ab/a.png`,
    () => `/assets/f/77/9x9/ab/a.png%0d%0aHost:%20${evil()}.png`,
    () => `/assets/f/77/9x9/ab/a.png%20HTTP%2f1.1.png`,
    () => `/assets/f/77/9x9/ab/a.png%00.png`,
    () => `/assets/f/77/9x9/ab/a.png%3F@${evil()}%23.png`,
    () => `/assets/f/77/9x9/ab/a.png?url=http://${evil()}/`,
    () => `/assets/f/77/9x9/ab/%EF%BC%8E%EF%BC%8E%EF%BC%8Fa.png`,
    () => `/assets/f/77/9x9/127%E3%80%820%E3%80%820%E3%80%821/a.png`,
    () => `/assets/f/77/9x9/ab/%E3%80%82%E3%80%82.png`,
    () => `/assets/f/77/9x9/ab/%252e%252e%252fa.png`,
    () => `/assets/f/[::ffff:127.0.0.1]/9x9/ab/a.png`,
    () => `http://${evil()}/assets/f/77/9x9/ab/a.png`,
    () => `/assets/f/77/9x9/ab/a.png/m/filters:fill(http://${evil()})`,
  ])('%s', async (address) => {
    const { send } = await start()
    const { status, headers } = await send(address())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(headers.location).toBeUndefined()
    expect(inside.requests).toEqual([])
    for (const { url, headers: sent } of host.requests) {
      expect(url).toMatch(/^\/f\/77\/9x9\/ab\/[\w.!~*'()%-]+$/)
      expect(url).not.toMatch(/%2f|%5c|%0|\/\.\.?(?:\/|$)/i)
      expect(sent.host).toBe(host.origin.host)
    }
  })

  it.each([301, 302, 307, 308])('nor does a %i', async (status) => {
    host.respondWith(
      respondWithStatus(status, { location: `${inside.origin.origin}/f/77/9x9/ab/a.png` }),
    )
    const { send } = await start()
    expect((await send('/assets/f/77/9x9/ab/a.png')).status).toBe(404)
    expect(inside.requests).toEqual([])
  })
})

describe('assetHostOrigin', () => {
  it.each([
    ['127.0.0.1:3003', 'http://127.0.0.1:3003', 'http://127.0.0.1:3003'],
    ['files.vendor.example', 'https://files.vendor.example', 'https://files.vendor.example'],
    ['a.storyblok.com', 'http://127.0.0.1:3003', 'https://a.storyblok.com'],
  ])('%s beside %s is %s', (assetHost, embedsUrl, origin) => {
    expect(assetHostOrigin({ assetHost, embedsUrl }).origin).toBe(origin)
  })
})
