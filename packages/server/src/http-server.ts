import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { createDrain, type Drain, inTurnUntilDrained } from './drain.ts'
import { type Log, throttled } from './log.ts'

/** The status for a client whose bytes are no request that a route could answer. */
export type ProtocolErrorStatus = 400 | 405 | 408 | 413 | 417 | 431

interface HttpServerOptions {
  /** The whole answer, head and body; the connection is closed after it. */
  readonly errorResponse: (status: ProtocolErrorStatus) => string
  /** Other than usual. */
  readonly limits?: Partial<Limits>
  /** Once it has begun, each connection ends with its last answer. */
  readonly drain?: Drain
}

/**
 * The HTTP server of every role. No connection can end the process, whatever it sends and whenever it breaks
 * off. A connection that does not read its answer is closed, and bytes that are no request are answered too.
 */
export function createHttpServer(
  listener: RequestListener,
  { errorResponse, limits, drain = createDrain() }: HttpServerOptions,
): Server {
  const { linger, maxSentAhead, stalledTimeout, ...nodeLimits } = { ...LIMITS, ...limits }
  const refuse = (socket: Duplex, status: ProtocolErrorStatus) => {
    socket.end(errorResponse(status))
    // With unread bytes left, closing would reset the connection and lose the answer. The client may never
    // close its end, so we do.
    socket.resume()
    setTimeout(() => socket.destroy(), linger).unref()
  }
  const { listener: inTurn, ServerResponse } = inTurnUntilDrained(listener, maxSentAhead, drain)
  const options = { ...nodeLimits, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer({ ...options, ServerResponse }, inTurn)
  server.timeout = stalledTimeout
  // Node removes its own error listener from a socket that it hands over (CONNECT): an error would be fatal.
  server.on('connection', (socket) => socket.on('error', () => undefined))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    refuse(socket, STATUS_OF_FAULT.get(error.code ?? '') ?? 400)
  })
  server.on('checkExpectation', (request) => refuse(request.socket, 417))
  server.on('connect', (_request, socket) => refuse(socket, 405))
  return server
}

const STATUS_OF_FAULT = new Map<string, ProtocolErrorStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** How much a server takes from a client before it refuses the request or closes the connection. */
export const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the idle time of proxies in front, so that they end connections and not we. */
  keepAliveTimeout: 75_000,
  /** Milliseconds without a byte sent or read after which a connection is closed. */
  stalledTimeout: 30_000,
  /** Requests that a client may send on one connection while an earlier one is being answered. */
  maxSentAhead: 32,
  /** Milliseconds that a refused client has to read its answer before the connection is closed. */
  linger: 1000,
}

export type Limits = typeof LIMITS

/**
 * Hands requests to a `fetch` function, such as that of a Hono application. A request of which no `Request`
 * can be made, for example for its `Host` header, is answered 400 and logged, without filling the log.
 *
 * @param options.errorResponse makes the answer to such a request
 */
export function createRequestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { log, errorResponse }: { readonly log: Log; readonly errorResponse: () => Response },
): RequestListener {
  const refused = throttled(log.info)
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      refused('request.rejected', 'A request was rejected', { answered: 400, error: String(error) })
      return errorResponse()
    },
  })
  return (request, response) => void listener(request, response)
}

/**
 * Answers a request: by `first` where that can, otherwise by `listener`.
 *
 * @param first undefined at once, or false a little later, when it has not answered
 */
export function withFastPath(
  first: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | undefined,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const answering = first(request, response)
    if (answering === undefined) return listener(request, response)
    void answering.then((isAnswered) => isAnswered || listener(request, response))
  }
}

/** A whole HTTP answer, head and body, for a socket that has no response object. */
export function rawResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const all = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** Whether a client ended its connection before all of its request had come: nobody reads an answer then. */
export function isAborted(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}
