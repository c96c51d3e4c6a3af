import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HttpBindings, serve } from '@hono/node-server'
import { createImageService } from '@prospectus/server/images/image-service'
import { quarters } from '@prospectus/server/images/test-pictures.fixture'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createAssetRoute } from './asset-route.ts'

const COVER = '/assets/f/7/1200x800/ab/cover.png'
const OWN = `${COVER}/m/320x0/filters:format(avif)`

/** Loopback addresses: to the site, two clients. */
const FLOODER = '127.0.0.1'
const VISITOR = '127.0.0.2'

interface ReceivedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A site's pictures, whose conversions end only when released. */
async function heldPictures() {
  const folder = await mkdtemp(join(tmpdir(), 'flood-'))
  await mkdir(join(folder, 'assets/1200x800/ab'), { recursive: true })
  await writeFile(join(folder, 'space.json'), '{"id":7}')
  const cover = await quarters(1200, 800).png().toBuffer()
  await writeFile(join(folder, 'assets/1200x800/ab/cover.png'), cover)

  const waiting: (() => void)[] = []
  let isHeld = true
  const log = { warn: vi.fn(), error: vi.fn() }
  const transform = async () => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    return new Uint8Array([1])
  }
  const nothing = async () => undefined
  const store = { get: nothing, put: nothing, drop: nothing }
  const images = createImageService({ store, onError: vi.fn(), transform })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/assets/*', createAssetRoute({ contentDir: folder, dataDir: folder, log, images }))
  const server = serve({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    port: 0,
    hostname: '0.0.0.0',
  })
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  return {
    log,
    send: (path: string, localAddress: string) =>
      send((server.address() as AddressInfo).port, path, localAddress),
    conversions: waiting,
    letOneGo: () => waiting.shift()?.(),
    letGo: () => {
      isHeld = false
      for (const finish of waiting) finish()
    },
  }
}

function send(port: number, path: string, localAddress: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, localAddress, agent: false as const }
    request(target, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

it('a flood of requests for pictures that no page shows does not delay a page’s pictures', async () => {
  const { send, conversions, letOneGo, letGo, log } = await heldPictures()
  const responses: ReceivedResponse[] = []
  const flood = Array.from({ length: 80 }, (_, index) =>
    send(`${COVER}/m/${3900 + index}x4000/filters:format(avif)`, FLOODER).then((response) => {
      responses.push(response)
      return response.status
    }),
  )
  // One is being made and sixteen wait; further requests are rejected at once.
  await expect.poll(() => responses).toHaveLength(63)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([429, 503]))
  for (const { headers } of responses) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(conversions).toHaveLength(1)

  const picture = send(OWN, VISITOR)
  await expect.poll(() => conversions).toHaveLength(2)
  conversions.pop()?.()
  expect((await picture).status).toBe(200)
  expect(conversions).toHaveLength(1)
  letOneGo()
  await expect.poll(() => conversions).toHaveLength(1)

  letGo()
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 200)).toHaveLength(17)
  expect(log.warn).not.toHaveBeenCalled()
  expect(log.error).not.toHaveBeenCalled()
})
