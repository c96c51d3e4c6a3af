import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFileCache, MAX_FILE_BYTES } from './file-cache.ts'

const COVER = '/assets/f/1/400x200/ab/cover.png'

interface ReceivedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Disk {
  text: string
  status: number
  vary: string | undefined
}

/** A server with the cache in front of a route that reads a made-up disk. */
async function served(maximumBytes = 1_000_000) {
  const disk: Disk = { text: 'first', status: 200, vary: undefined }
  const read: string[] = []
  let time = 0
  const cache = createFileCache({
    maximumBytes,
    headers: { 'x-content-type-options': 'nosniff' },
    now: () => time,
  })
  const server = createServer(async (incoming, outgoing) => {
    if (cache.send(incoming, outgoing)) return
    read.push(incoming.url ?? '')
    const { text, status, vary } = disk
    const headers = new Headers({
      'content-length': `${text.length}`,
      'content-type': 'image/png',
      etag: `"${text.slice(0, 20)}"`,
      ...(vary === undefined ? {} : { vary }),
    })
    const response = await cache.keep(incoming, new Response(text, { status, headers }))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const sent = request({ port, path, method, headers, agent: false }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks).toString() })
      })
      sent.on('error', reject).end()
    })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { send, disk, read, cache, pass }
}

test('a small file is read once and sent from memory, with all its headers (decision 0101)', async () => {
  const { send, read } = await served()
  const first = await send(COVER)
  const second = await send(COVER)
  expect(second.body).toBe('first')
  const { date: _first, ...headers } = first.headers
  expect(second.headers).toMatchObject({ ...headers, 'x-content-type-options': 'nosniff' })
  expect(read).toEqual([COVER])
})

test('a file that was edited in its folder, or deleted, is seen after a second', async () => {
  const { send, disk, read, pass } = await served()
  await send(COVER)
  disk.text = 'second'
  expect((await send(COVER)).body).toBe('first')
  pass(1001)
  expect((await send(COVER)).body).toBe('second')
  expect((await send(COVER)).body).toBe('second')
  expect(read).toHaveLength(2)

  disk.status = 404
  pass(1001)
  expect((await send(COVER)).status).toBe(404)
  expect((await send(COVER)).status).toBe(404)
})

test('a file is checked for a change once a second, also by a request that brings no bytes of it', async () => {
  const { send, read, pass } = await served()
  await send(COVER)
  pass(1001)
  await send(COVER, {}, 'HEAD')
  await send(COVER)
  expect(read).toHaveLength(2)
})

test('HEAD and 304 come from memory too; a part of a file does not', async () => {
  const { send, read } = await served()
  const { headers } = await send(COVER)
  const head = await send(COVER, {}, 'HEAD')
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
  const known = await send(COVER, { 'if-none-match': headers.etag ?? '' })
  expect([known.status, known.body, known.headers.etag]).toEqual([304, '', headers.etag])
  expect(known.headers).not.toHaveProperty('content-type')
  expect(read).toHaveLength(1)
  await send(COVER, { range: 'bytes=0-1' })
  expect(read).toHaveLength(2)
})

test('a picture whose format is negotiated is kept for each format, however Accept says it', async () => {
  const { send, disk, read } = await served()
  disk.vary = 'Accept'
  disk.text = 'avif'
  await send(COVER, { accept: 'image/avif,image/webp,*/*' })
  disk.text = 'png'
  expect((await send(COVER, { accept: 'image/avif' })).body).toBe('avif')
  expect((await send(COVER, { accept: '*/*' })).body).toBe('png')
  expect((await send(COVER)).body).toBe('png')
  expect(read).toHaveLength(2)
})

test.each([
  ['a large file', COVER, MAX_FILE_BYTES + 1],
  ['an address with a query', `${COVER}?once=1`, 5],
  ['an address with escapes', COVER.replace('cover', 'c%6Fver'), 5],
])('%s is not kept', async (_, path, length) => {
  const { send, disk, read, cache } = await served()
  disk.text = 'x'.repeat(length)
  for (let times = 0; times < 2; times++) expect((await send(path)).body).toHaveLength(length)
  expect(read).toHaveLength(2)
  expect(cache.bytes()).toBe(0)
})

test('memory stays within its limit, and the least used files go first', async () => {
  const { send, disk, read, cache } = await served(50_000)
  disk.text = 'x'.repeat(10_000)
  const paths = Array.from({ length: 20 }, (_, index) => COVER.replace('cover', `cover-${index}`))
  for (const path of paths) {
    await send(path)
    await send(paths[0] ?? '')
  }
  expect(cache.bytes()).toBeLessThanOrEqual(50_000)
  expect(read.filter((path) => path === paths[0])).toHaveLength(1)
})
