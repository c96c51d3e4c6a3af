import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../tools/testing/local-server.ts'
import { closeServer, closeServers, createDrain } from './drain.ts'
import { createHttpServer } from './http-server.ts'

const HOUR = 3_600_000

/** A server that can be stopped; its grace ends when the test says so. */
async function serve(listener: RequestListener) {
  const drain = createDrain()
  const server = createHttpServer(listener, { errorResponse: String, drain })
  const port = await listenLocally(server)
  onTestFinished(() => closeServer(server, 0))
  const graceOver = new AbortController()
  const stop = () => closeServers([server], drain, { drainMs: HOUR, hurry: graceOver.signal })
  return { port, stop, endGrace: () => graceOver.abort() }
}

async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  await once(socket, 'connect')
  return { socket, received: () => received, ended: once(socket, 'close') }
}

const rawRequest = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`
const countResponses = (text: string) => text.match(/HTTP\/1.1 200/g)?.length ?? 0

async function requestKeptAlive({ socket, received }: { socket: Socket; received: () => string }) {
  const before = countResponses(received())
  socket.write(rawRequest('/'))
  await expect.poll(() => countResponses(received())).toBe(before + 1)
}

test('a kept-alive connection is closed with its next response, and loses nothing', async () => {
  const { port, stop, endGrace } = await serve((_request, response) => response.end('here'))
  const clients = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)))
  await Promise.all(clients.map(requestKeptAlive))
  for (const { received } of clients) expect(received()).toContain('Connection: keep-alive')
  const stopped = stop()
  await Promise.all(clients.map(requestKeptAlive))
  await Promise.all(clients.map(({ ended }) => ended))
  for (const { received } of clients) expect(received()).toMatch(/Connection: close[\s\S]*here$/)
  endGrace()
  await stopped
})

test('requests that were sent ahead all get responses, of which the last closes the connection', async () => {
  const { port, stop, endGrace } = await serve((_request, response) => response.end('here'))
  const clients = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)))
  await Promise.all(clients.map(requestKeptAlive))
  const stopped = stop()
  for (const { socket } of clients) socket.write(rawRequest('/').repeat(10))
  await Promise.all(clients.map(({ ended }) => ended))
  for (const { received } of clients) {
    expect(countResponses(received())).toBe(11)
    expect(received().match(/Connection: close/g)).toHaveLength(1)
  }
  endGrace()
  await stopped
})

test('fifty slow responses are finished, those requested meanwhile too', async () => {
  const begun: (() => void)[] = []
  const { port, stop, endGrace } = await serve((_request, response) => {
    begun.push(() => response.end('here'))
  })
  const early = await Promise.all(Array.from({ length: 25 }, () => openConnection(port)))
  for (const { socket } of early) socket.write(rawRequest('/'))
  await expect.poll(() => begun.length).toBe(25)
  const stopped = stop()
  const late = await Promise.all(Array.from({ length: 25 }, () => openConnection(port)))
  for (const { socket } of late) socket.write(rawRequest('/'))
  await expect.poll(() => begun.length).toBe(50)
  endGrace()
  for (const finish of begun) finish()
  await stopped
  for (const { received, ended } of [...early, ...late]) {
    await ended
    expect(received()).toMatch(/ 200 OK[\s\S]*Connection: close[\s\S]*here$/)
  }
})

test('connections still queued when the grace ends get responses too', async () => {
  const { port, stop, endGrace } = await serve((_request, response) => response.end('here'))
  const stopped = stop()
  const clients = Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes
    })
    socket.write(rawRequest('/'))
    // A reset shows as an error, and then as an end without a response.
    socket.on('error', () => undefined)
    return { received: () => received, ended: new Promise((end) => socket.on('close', end)) }
  })
  // In the same turn of the event loop, the connections are in the system's queue and not yet accepted.
  endGrace()
  await stopped
  await Promise.all(clients.map(({ ended }) => ended))
  expect(clients.filter(({ received }) => countResponses(received()) !== 1)).toEqual([])
})

test('an idle connection stays open until the grace is over', async () => {
  const { port, stop, endGrace } = await serve((_request, response) => response.end('here'))
  const idle = await openConnection(port)
  await requestKeptAlive(idle)
  const stopped = stop()
  const other = await openConnection(port)
  await requestKeptAlive(other)
  await other.ended
  expect(idle.socket.destroyed).toBe(false)
  endGrace()
  await stopped
  await idle.ended
})
