import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { createHttpServer } from '@prospectus/server/http-server'
import { describe, expect, it } from 'vitest'
import { expectRejected, serveStories } from './stories-request.fixture.ts'

describe('POST /api/stories over a bad connection', () => {
  /** A chunked request under way; the test ends the socket. */
  async function begun() {
    const { site, logged } = await serveStories()
    const server = createHttpServer(site.listener, { errorResponse: String })
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
    })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    const type = 'content-type: application/json\r\ntransfer-encoding: chunked'
    socket.write(`POST /api/stories HTTP/1.1\r\nhost: a\r\n${type}\r\n\r\n3\r\n{"b\r\n`)
    await once(socket, 'connect')
    return { socket, logged, closed: async () => void (await promisify(server.close).call(server)) }
  }

  it('CALL-4 a body that the client abandons logs nothing', async () => {
    const { socket, logged, closed } = await begun()
    socket.destroy()
    await closed()
    expect(logged).toEqual([])
  })

  it('CALL-4 a body that never ends is not read for ever', async () => {
    const { socket, logged, closed } = await begun()
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const flood = () => {
      while (socket.writable && socket.write(chunk));
    }
    socket.on('drain', flood)
    flood()
    await new Promise((resolve) => socket.once('close', resolve))
    await closed()
    expect(logged).toEqual([])
  })
})

describe('POST /api/stories too often', () => {
  const clientLimits = { burst: 2, perSecond: 0.001 }
  const forwarded = (value: string) => ({ headers: { 'x-forwarded-for': value } })

  it('CALL-5 responds 429 with a retry time', async () => {
    const { post } = await serveStories({ clientLimits })
    await post()
    await post({ body: '{' })
    const response = await post()
    expectRejected(response, 429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('CALL-5 whatever a client says of itself, it is one client', async () => {
    const { post } = await serveStories({ clientLimits })
    const statuses = []
    for (const n of [1, 2, 3]) statuses.push((await post(forwarded(`203.0.113.${n}`))).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('CALL-5 behind a trusted proxy visitors are told apart by the proxy’s header', async () => {
    const { post } = await serveStories({ clientLimits, env: { TRUST_PROXY: 'on' } })
    const statuses = []
    for (const n of [1, 2, 3]) statuses.push((await post(forwarded(`203.0.113.${n}`))).status)
    for (const n of [1, 2, 3]) {
      statuses.push((await post(forwarded(`203.0.113.${n}, 198.51.100.1`))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
