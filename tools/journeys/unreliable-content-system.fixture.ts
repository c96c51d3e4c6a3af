import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What can be wrong with a content system that does answer. */
export const FAULTS = [
  'answers 500',
  'answers nothing',
  'answers one byte at a time',
  'answers half of its JSON',
  'answers with wrong types',
  'answers empty lists',
  'answers 401',
  'answers 429',
] as const
export type Fault = (typeof FAULTS)[number]

export interface Between {
  readonly url: string
  /** From now on every answer has this fault. */
  readonly fail: (fault: Fault) => void
  /** From now on every answer is the content system's own. */
  readonly recover: () => void
  /** How many answers were well. */
  readonly answered: () => number
  /** How many were not, since the last `fail`. */
  readonly failed: () => number
}

/**
 * A server between a site and its content system that can spoil the answers.
 *
 * @param onEnd is given what stops it: `onTestFinished` or `afterAll`
 */
export async function standBetween(
  target: string,
  onEnd: (end: () => void) => void,
): Promise<Between> {
  let fault: Fault | undefined
  let answered = 0
  let failed = 0
  const open = new Set<NodeJS.Timeout>()
  const queueLeadMessages = async (request: IncomingMessage, response: ServerResponse) => {
    if (fault !== undefined) {
      failed++
      await spoil(fault, request, response, target, open)
      return
    }
    const answer = await fetch(target + request.url, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    answered++
    response.writeHead(answer.status, passedOn(answer.headers)).end(body)
  }
  const server = createServer((request, response) => {
    // The content system is gone: so is the connection.
    queueLeadMessages(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(() => {
    for (const timer of open) clearInterval(timer)
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (next) => {
      fault = next
      failed = 0
    },
    recover: () => {
      fault = undefined
      server.closeAllConnections()
    },
    answered: () => answered,
    failed: () => failed,
  }
}

async function spoil(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  open: Set<NodeJS.Timeout>,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const send = (status: number, body: string, headers = {}) =>
    void response.writeHead(status, { ...json, ...headers }).end(body)
  if (fault === 'answers 500') return send(500, '{"error":"oh"}')
  if (fault === 'answers 401') return send(401, '{"error":"Unauthorized"}')
  if (fault === 'answers 429') return send(429, '{"error":"Retry later."}', { 'retry-after': '1' })
  if (fault === 'answers nothing') return void request.socket.destroy()
  if (fault === 'answers empty lists')
    return send(200, '{"stories":[],"links":{},"space":{},"cv":1}')
  if (fault === 'answers with wrong types') {
    return send(200, '{"stories":7,"links":[null],"space":{"version":"new"},"story":[]}')
  }
  const answer = await fetch(target + request.url)
  const body = await answer.text()
  if (fault === 'answers half of its JSON') return send(200, body.slice(0, body.length / 2))
  response.writeHead(200, json)
  let sent = 0
  const timer = setInterval(() => void response.write(body[sent++] ?? ' '), 1000)
  open.add(timer)
  response.once('close', () => clearInterval(timer))
}

function passedOn(headers: Headers): Record<string, string> {
  const kept = ['content-type', 'total', 'per-page', 'etag', 'location']
  return Object.fromEntries([...headers].filter(([name]) => kept.includes(name)))
}
