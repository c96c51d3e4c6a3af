import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { PLAIN_STYLE_HASH, type PlainStatus, plainPage, plainPageHeaders } from './plain-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the idle time of proxies in front, so that they end connections and not we. */
  keepAliveTimeout: 75_000,
}

/** The plain HTTP server around a listener; what is not a request at all gets a designed answer too. */
export function createHttpServer(listener: RequestListener, security: SecurityHeaders): Server {
  const options = { ...LIMITS, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer(options, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    endWith(socket, STATUS_OF_FAULT.get(error.code ?? '') ?? 400, security)
  })
  server.on('checkExpectation', (request) => endWith(request.socket, 417, security))
  server.on('connect', (_request, socket) => endWith(socket, 405, security))
  return server
}

/** Milliseconds that a refused connection has to read its answer. */
const LINGER = 1000

const STATUS_OF_FAULT = new Map<string, PlainStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

function endWith(socket: Duplex, status: PlainStatus, security: SecurityHeaders): void {
  const headers = {
    ...plainPageHeaders(status),
    ...security.ofRest(PLAIN_STYLE_HASH),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${plainPage(status)}`,
  )
  // Read on for a moment, or the answer is lost to a reset; then close, which the client need not do.
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER).unref()
}
