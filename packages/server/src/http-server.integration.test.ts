import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../tools/testing/local-server.ts'
import { closeServer } from './drain.ts'
import { createHttpServer, type Limits, rawResponse } from './http-server.ts'
import { resetConnections } from './reset-connections.fixture.ts'

async function serve(listener: RequestListener, limits: Partial<Limits> = {}) {
  const errorResponse = (status: number) => rawResponse(status, {}, `refused ${status}`)
  const server = createHttpServer(listener, { errorResponse, limits })
  const port = await listenLocally(server)
  onTestFinished(() => closeServer(server, 0))
  return { server, port }
}

/** A connection whose responses accumulate as text. */
async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const received = { text: '' }
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const read = () =>
    socket.on('data', (bytes) => {
      received.text += bytes
    })
  return { socket, received, read }
}

const rawRequest = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

test.each([
  ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ['no request', 'nonsense\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n', 417],
  ['endless headers', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])(
  'ROUTE-3 %s gets a response, and its connection is closed even if the client never closes it',
  async (_name, request, status) => {
    const { server, port } = await serve((_request, response) => response.end(), { lingerMs: 10 })
    const { socket, received, read } = await openConnection(port)
    read()
    socket.write(request)
    await once(socket, 'end')
    expect(received.text).toContain(`HTTP/1.1 ${status} `)
    expect(received.text).toContain('cache-control: no-store')
    expect(received.text).toContain(`refused ${status}`)
    // Called back once no connection is left, the client's included.
    await new Promise((resolve) => server.close(resolve))
  },
)

test('a connection that is reset affects no other request', async () => {
  const { port } = await serve((_request, response) => response.end('here'))
  await resetConnections(port)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
})

test('a client that does not read its response is disconnected', async () => {
  const closed = Promise.withResolvers<void>()
  const { port } = await serve(
    (_request, response) => {
      response.on('close', closed.resolve).end(Buffer.alloc(64 * 1024 * 1024))
    },
    { stalledTimeout: 50 },
  )
  const { socket } = await openConnection(port)
  socket.pause().write(rawRequest('/film'))
  await closed.promise
})

test('requests that are sent ahead are handled in order, one at a time', async () => {
  const open: [string, ServerResponse][] = []
  const arrived = new EventTarget()
  const { port } = await serve((request, response) => {
    open.push([request.url ?? '', response])
    arrived.dispatchEvent(new Event(request.url ?? ''))
  })
  const { socket, received, read } = await openConnection(port)
  read()
  const paths = ['/1', '/2', '/3', '/4', '/5']
  const second = once(arrived, '/2')
  socket.write(paths.map(rawRequest).join(''))
  await once(arrived, '/1')
  expect(open.map(([path]) => path)).toEqual(['/1'])
  open[0]?.[1].end('answer 1.')
  await second
  expect(open.map(([path]) => path)).toEqual(['/1', '/2'])
  for (const path of paths.slice(1)) {
    const next = once(arrived, `/${Number(path[1]) + 1}`)
    open.at(-1)?.[1].end(`answer ${path[1]}.`)
    if (path !== '/5') await next
  }
  await expect.poll(() => received.text).toContain('answer 5.')
  expect(received.text.match(/answer \d/g)).toEqual([1, 2, 3, 4, 5].map((n) => `answer ${n}`))
})

test('a connection that sends too many requests ahead is closed', async () => {
  let begun = 0
  const { port } = await serve(() => begun++, { maxSentAhead: 4 })
  const { socket } = await openConnection(port)
  socket.resume().write(rawRequest('/film').repeat(40))
  await once(socket, 'end')
  expect(begun).toBe(1)
})

test('waiting requests of a closed connection are never handled', async () => {
  const paths: string[] = []
  const ended = Promise.withResolvers<void>()
  const { port } = await serve((request, response) => {
    paths.push(request.url ?? '')
    response.on('close', ended.resolve)
    socket.destroy()
  })
  const { socket } = await openConnection(port)
  socket.write(rawRequest('/1') + rawRequest('/2'))
  await ended.promise
  expect(paths).toEqual(['/1'])
})

test('a kept-alive connection serves any number of requests', async () => {
  const { port } = await serve((_request, response) => response.end('answered'))
  const { socket, received, read } = await openConnection(port)
  read()
  for (const times of [1, 2, 3]) {
    socket.write(rawRequest('/'))
    await expect.poll(() => received.text.match(/answered/g)?.length).toBe(times)
  }
})
