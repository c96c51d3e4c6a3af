import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../testing/local-server.ts'

/** Ways in which a content system can fail while it responds. */
export const FAILURES = [
  'answers 500',
  'answers nothing',
  'answers one byte at a time',
  'answers half of its JSON',
  'answers with wrong types',
  'answers empty lists',
  'answers 401',
  'answers 429',
] as const
export type Failure = (typeof FAILURES)[number]

/**
 * A proxy between a site and its content system that can break the responses.
 *
 * @param onEnd receives clean-up functions: `onTestFinished` or `afterAll`
 */
export async function startFaultyProxy(target: string, onEnd: (end: () => void) => void) {
  let failure: Failure | undefined
  let forwardedCount = 0
  let brokenCount = 0
  const timers = new Set<NodeJS.Timeout>()
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (failure !== undefined) {
      brokenCount++
      await sendFailure(failure, request, response, target, timers)
      return
    }
    const original = await fetch(target + request.url, { redirect: 'manual' })
    const body = Buffer.from(await original.arrayBuffer())
    forwardedCount++
    response.writeHead(original.status, forwardedHeaders(original.headers)).end(body)
  }
  const server = createServer((request, response) => {
    // Without the content system, the connection breaks too.
    respond(request, response).catch(() => request.socket.destroy())
  })
  const port = await listenLocally(server)
  onEnd(() => {
    for (const timer of timers) clearInterval(timer)
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    /** Breaks every response in this way from now on. */
    fail: (next: Failure) => {
      failure = next
      brokenCount = 0
    },
    /** Forwards every response from now on. */
    recover: () => {
      failure = undefined
      server.closeAllConnections()
    },
    /** Number of forwarded responses. */
    forwardedCount: () => forwardedCount,
    /** Number of broken responses since the last `fail`. */
    brokenCount: () => brokenCount,
  }
}

async function sendFailure(
  failure: Failure,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  timers: Set<NodeJS.Timeout>,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const send = (status: number, body: string, headers = {}) =>
    void response.writeHead(status, { ...json, ...headers }).end(body)
  if (failure === 'answers 500') return send(500, '{"error":"oh"}')
  if (failure === 'answers 401') return send(401, '{"error":"Unauthorized"}')
  if (failure === 'answers 429')
    return send(429, '{"error":"Retry later."}', { 'retry-after': '1' })
  if (failure === 'answers nothing') return void request.socket.destroy()
  if (failure === 'answers empty lists')
    return send(200, '{"stories":[],"links":{},"space":{},"cv":1}')
  if (failure === 'answers with wrong types') {
    return send(200, '{"stories":7,"links":[null],"space":{"version":"new"},"story":[]}')
  }
  const original = await fetch(target + request.url)
  const body = await original.text()
  if (failure === 'answers half of its JSON') return send(200, body.slice(0, body.length / 2))
  response.writeHead(200, json)
  let sent = 0
  const timer = setInterval(() => void response.write(body[sent++] ?? ' '), 1000)
  timers.add(timer)
  response.once('close', () => clearInterval(timer))
}

function forwardedHeaders(headers: Headers): Record<string, string> {
  const forwarded = ['content-type', 'total', 'per-page', 'etag', 'location']
  return Object.fromEntries([...headers].filter(([name]) => forwarded.includes(name)))
}
