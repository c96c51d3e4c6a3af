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
import { createDrain, createDrainingListener, type Drain } from './drain.ts'
import { type Log, throttle } from './log.ts'

/** Statuses of requests that are rejected before any route, most of them malformed. */
export type ProtocolErrorStatus = 400 | 405 | 408 | 413 | 417 | 431

interface HttpServerOptions {
  /** The whole response, head and body; the connection is closed after it. */
  readonly errorResponse: (status: ProtocolErrorStatus) => string
  readonly limits?: Partial<Limits>
  /** Once it has begun, each connection ends with its last response. */
  readonly drain?: Drain
}

/**
 * The HTTP server of every role. No connection can end the process, whatever it sends and whenever it aborts. Closes
 * connections that do not read their response; responds to malformed requests too.
 */
export function createHttpServer(
  listener: RequestListener,
  { errorResponse, limits, drain = createDrain() }: HttpServerOptions,
): Server {
  const { lingerMs, maxSentAhead, stalledTimeout, ...nodeLimits } = { ...LIMITS, ...limits }
  const reject = (socket: Duplex, status: ProtocolErrorStatus) => {
    socket.end(errorResponse(status))
    // Closing with unread bytes would reset the connection and lose the response, and the client may never close.
    socket.resume()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  const { listener: drainingListener, ServerResponse } = createDrainingListener(
    listener,
    maxSentAhead,
    drain,
  )
  const options = { ...nodeLimits, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer({ ...options, ServerResponse }, drainingListener)
  server.timeout = stalledTimeout
  // Node removes its own error listener from a socket that it hands over (CONNECT): an error would be fatal.
  server.on('connection', (socket) => socket.on('error', () => undefined))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    reject(socket, STATUS_OF_ERROR.get(error.code ?? '') ?? 400)
  })
  server.on('checkExpectation', (request) => reject(request.socket, 417))
  server.on('connect', (_request, socket) => reject(socket, 405))
  return server
}

const STATUS_OF_ERROR = new Map<string, ProtocolErrorStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** Limits above which a request is rejected or its connection closed. */
export const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds until the headers of a request must be complete. */
  headersTimeout: 15_000,
  /** Milliseconds until a request must be complete. */
  requestTimeout: 30_000,
  /** Milliseconds; longer than the idle time of proxies in front, so that they close connections first. */
  keepAliveTimeout: 75_000,
  /** Milliseconds without a byte sent or read after which a connection is closed. */
  stalledTimeout: 30_000,
  /** Requests that a client may send on one connection ahead of an earlier one's response. */
  maxSentAhead: 32,
  /** Milliseconds for a rejected client to read its response before the connection is closed. */
  lingerMs: 1000,
}

export type Limits = typeof LIMITS

/**
 * Passes requests to a `fetch` function, such as a Hono application's. One that cannot become a `Request`, for example
 * because of its `Host` header, gets 400 and a throttled log entry.
 * @param options.errorResponse creates the response with status 400
 */
export function createRequestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { log, errorResponse }: { readonly log: Log; readonly errorResponse: () => Response },
): RequestListener {
  const logRejection = throttle(log.info)
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      logRejection('request.rejected', 'A malformed request was rejected', {
        status: 400,
        error: String(error),
      })
      return errorResponse()
    },
  })
  return (request, response) => void listener(request, response)
}

/** Tries `respondFast`, which returns undefined, or resolves to false, if it has not responded; then `listener`. */
export function withFastPath(
  respondFast: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | undefined,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const outcome = respondFast(request, response)
    if (outcome === undefined) return listener(request, response)
    void outcome.then((hasResponded) => hasResponded || listener(request, response))
  }
}

/** A whole HTTP response, head and body, for a socket without a response object. */
export function rawResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const allHeaders = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** True if a client closed its connection before its request was complete: nobody reads a response then. */
export function isAborted(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}
