import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises'

export type Drain = ReturnType<typeof createDrain>

/**
 * Tells servers that their role is stopping: they still respond for a while, but close each connection with its last
 * response.
 */
export function createDrain() {
  let isDraining = false
  return {
    hasBegun: () => isDraining,
    begin: () => {
      isDraining = true
    },
  }
}

export interface CloseOptions {
  /** Time in which requests are still accepted; each connection ends with its response. */
  readonly drainMs: number
  /** Ends the drain early when aborted. */
  readonly hurry?: AbortSignal | undefined
  /** Time for pending requests after the drain, 5 s by default; then they are cut off. */
  readonly finishMs?: number | undefined
}

/**
 * Stops servers without losing a request. During the drain they respond with `Connection: close`, so that clients and
 * proxies go elsewhere. Then they accept nothing new, close idle connections and respond to what was sent.
 */
export async function closeServers(
  servers: readonly Server[],
  drain: Drain,
  { drainMs, hurry, finishMs }: CloseOptions,
): Promise<void> {
  drain.begin()
  await wait(drainMs, undefined, { signal: hurry }).catch(() => undefined)
  // Requests that have arrived are read before connections that look idle are closed.
  await Promise.all(servers.map(acceptQueuedConnections))
  await Promise.all(servers.map((server) => closeServer(server, finishMs)))
}

/** Waits until queued connections are accepted, one per turn of the event loop; closing would reset them. */
async function acceptQueuedConnections(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  for (let turn = 0, idleTurns = 0; turn < MAX_TURNS && idleTurns < 2; turn++) {
    const before = accepted
    await pause()
    idleTurns = accepted === before ? idleTurns + 1 : 0
  }
  server.off('connection', count)
}

/** Several times the length of the queue, in case new clients keep coming. */
const MAX_TURNS = 2000

/** Stops accepting, lets requests finish for at most `milliseconds`, then ends them. */
export function closeServer(server: Server, milliseconds = 5000): Promise<void> {
  return new Promise((resolve) => {
    // Otherwise a connection that goes idle after its last response would stay open.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds)
    server.close(() => {
      clearInterval(idleTimer)
      clearTimeout(deadline)
      resolve()
    })
  })
}

/**
 * Wraps a listener so that each connection's requests run one after another, and returns it with the response class
 * that it needs: once the drain has begun, the last response of each connection closes it.
 * @param maxSentAhead requests that may wait on one connection
 */
export function createDrainingListener(
  listener: RequestListener,
  maxSentAhead: number,
  drain: Drain,
) {
  const { listener: sequentialListener, hasWaiting } = createSequentialListener(
    (request, response) => {
      // Requests of the same packet are read first, to know which one is the last.
      if (drain.hasBegun()) setImmediate(listener, request, response)
      else listener(request, response)
    },
    maxSentAhead,
  )
  return {
    listener: sequentialListener,
    ServerResponse: class extends ServerResponse {
      override writeHead(
        status: number,
        reason?: string | ResponseHeaders,
        headers?: ResponseHeaders,
      ): this {
        if (drain.hasBegun() && !hasWaiting(this.req.socket)) this.shouldKeepAlive = false
        if (typeof reason === 'string') return super.writeHead(status, reason, headers)
        return super.writeHead(status, reason ?? headers)
      }
    },
  }
}

type ResponseHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Runs each connection's requests one after the other, so that a client that sends many and reads no response holds no
 * more files and memory than one request. Closes a connection with more than `maxSentAhead` waiting requests; browsers
 * and proxies send none ahead.
 * @returns the listener, and whether further requests of a connection are waiting
 */
function createSequentialListener(listener: RequestListener, maxSentAhead: number) {
  const connections = new WeakMap<Socket, Connection>()

  const handle = (connection: Connection, { request, response }: Exchange) => {
    connection.current = response
    listener(request, response)
  }
  const handleNext = (connection: Connection, socket: Socket) => {
    const next = connection.waiting.shift()
    if (next === undefined || socket.destroyed) return
    if (connection.waiting.length > 0) {
      next.response.once('close', () => handleNext(connection, socket))
    }
    handle(connection, next)
  }

  const sequentialListener: RequestListener = (request, response) => {
    const { socket } = request
    const exchange = { request, response }
    const connection = connections.get(socket)
    if (connection === undefined) {
      connections.set(socket, { current: response, waiting: [] })
      return listener(request, response)
    }
    const { current, waiting } = connection
    if (waiting.length === 0 && isFinished(current)) return handle(connection, exchange)
    if (waiting.length >= maxSentAhead) return void socket.destroy()
    if (waiting.length === 0) current.once('close', () => handleNext(connection, socket))
    waiting.push(exchange)
  }
  const hasWaiting = (socket: Socket) => (connections.get(socket)?.waiting.length ?? 0) > 0
  return { listener: sequentialListener, hasWaiting }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Connection {
  current: ServerResponse
  readonly waiting: Exchange[]
}

function isFinished({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed
}
