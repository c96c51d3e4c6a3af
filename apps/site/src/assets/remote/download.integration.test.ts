import { lookup } from 'node:dns'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AssetHost,
  png,
  respondWithBytes,
  respondWithStatus,
  startAssetHost,
} from './asset-host.fixture.ts'
import { download } from './download.ts'

const LIMITS = { maxBytes: 1000, connectMs: 1000, idleMs: 250, totalMs: 750 }
const PATH = 'f/1/9x9/ab/über 100%.png'

let host: AssetHost
let other: AssetHost

beforeAll(async () => {
  host = await startAssetHost()
  other = await startAssetHost()
})
afterAll(() => Promise.all([host.stopListening(), other.stopListening()]))

async function fetchFrom(
  listener: RequestListener,
  more: Partial<Parameters<typeof download>[0]> = {},
) {
  host.respondWith(listener)
  const chunks: Uint8Array[] = []
  const { origin } = host
  const isExpectedType = () => true
  const options = { origin, path: PATH, lookup, limits: LIMITS, isExpectedType, ...more }
  const result = await download(options, async (bytes) => {
    chunks.push(bytes)
  })
  return { result, bytes: Buffer.concat(chunks) }
}

describe('download', () => {
  it('CALL-6 fetches a file with headers that tell nothing of the visitor', async () => {
    const headers = { etag: '"1"', 'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT' }
    const { result, bytes } = await fetchFrom(respondWithBytes(png('a'), headers))
    expect(bytes.equals(png('a'))).toBe(true)
    expect(result).toMatchObject({ kind: 'file', size: 9, etag: '"1"' })
    const received = host.requests.at(-1)
    expect(received?.url).toBe('/f/1/9x9/ab/%C3%BCber%20100%25.png')
    expect(received?.headers).toEqual({
      host: host.origin.host,
      connection: 'close',
      'user-agent': 'Prospectus',
      'accept-encoding': 'identity',
    })
  })

  it('sends a conditional request for a known file', async () => {
    const known = { etag: '"1"', lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT' }
    expect((await fetchFrom(respondWithStatus(304), { validators: known })).result).toEqual({
      kind: 'unchanged',
    })
    expect(host.requests.at(-1)?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': known.lastModified,
    })
    expect((await fetchFrom(respondWithStatus(304))).result).toMatchObject({
      kind: 'rejected',
      status: 304,
    })
  })

  it.each([404, 410])('takes %i to mean that there is no such file', async (status) => {
    expect((await fetchFrom(respondWithStatus(status))).result).toEqual({ kind: 'gone', status })
  })

  it('does not wait for the end of a 404', async () => {
    const { result } = await fetchFrom((_, response) => {
      response.writeHead(404).write('no')
    })
    expect(result).toMatchObject({ kind: 'gone' })
  })

  it.each([301, 302, 303, 307, 308])('ROUTE-3 does not follow a %i', async (status) => {
    const location = `${other.origin.origin}/f/1/9x9/ab/a.png`
    const { result } = await fetchFrom(respondWithStatus(status, { location }))
    expect(result).toEqual({ kind: 'rejected', status, location })
    expect(other.requests).toEqual([])
  })

  it.each([400, 401, 403, 451])('takes %i for a refusal', async (status) => {
    expect((await fetchFrom(respondWithStatus(status))).result).toMatchObject({
      kind: 'rejected',
      status,
    })
  })

  it.each<[string, RequestListener, RegExp]>([
    ['500', respondWithStatus(500), /status 500/],
    ['429', respondWithStatus(429), /status 429/],
    ['204', respondWithStatus(204), /status 204/],
    ['206', respondWithStatus(206), /status 206/],
    ['a hang-up', (request) => request.socket.destroy(), /connection failed/],
    ['what is no HTTP', (request) => request.socket.end('220 ftp ready\r\n'), /connection failed/],
    ['silence', () => undefined, /nothing came for 250 ms/],
    [
      'silence half-way',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('half')
      },
      /nothing came for 250 ms/,
    ],
    ['one byte at a time', trickle, /did not finish in 750 ms/],
    [
      'less than it promised',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('half', () => response.destroy())
      },
      /connection failed/,
    ],
    [
      'a chunk that is cut off',
      (_, response) => {
        response.write('half', () => response.destroy())
      },
      /connection failed/,
    ],
    ['a length beyond the limit', respondWithBytes(Buffer.alloc(1001)), /longer than 1000 bytes/],
    ['more than the limit, without a length', flood, /longer than 1000 bytes/],
    [
      'compressed bytes',
      respondWithBytes(png('a'), { 'content-encoding': 'gzip' }),
      /content encoding is gzip/,
    ],
  ])('rejects with a AssetHostError when the host answers %s', async (_, listener, message) => {
    await expect(fetchFrom(listener)).rejects.toMatchObject({
      name: 'AssetHostError',
      message: expect.stringMatching(message),
    })
  })

  it('ends as soon as the first bytes are not those of such a file', async () => {
    const limits = { ...LIMITS, maxBytes: 10 ** 9 }
    const isExpectedType = (head: Uint8Array) => head.length !== 1024
    await expect(fetchFrom(flood, { limits, isExpectedType })).rejects.toThrow('first bytes')
    await expect(
      fetchFrom(respondWithBytes(png('')), { isExpectedType: () => false }),
    ).rejects.toThrow('first bytes')
  })

  it('throws the disk’s error, not an error of the host', async () => {
    host.respondWith(respondWithBytes(png('a')))
    const options = { origin: host.origin, path: PATH, lookup, limits: LIMITS }
    const write = () => Promise.reject(new Error('the disk is full'))
    await expect(download({ ...options, isExpectedType: () => true }, write)).rejects.toThrow(
      /^the disk is full$/,
    )
  })

  it('gives up on a name that never resolves', async () => {
    const origin = new URL('http://files.example')
    const limits = { ...LIMITS, connectMs: 50 }
    const failing = fetchFrom(respondWithStatus(200), { origin, limits, lookup: () => undefined })
    await expect(failing).rejects.toMatchObject({
      message: 'no connection in 50 ms',
      status: undefined,
    })
  })
})

const trickle: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(timer))
}

const flood: RequestListener = (_, response) => {
  const pour = () => {
    while (!response.destroyed && response.write(Buffer.alloc(200)));
    if (!response.destroyed) response.once('drain', pour)
  }
  pour()
}
