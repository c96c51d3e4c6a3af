import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS } from '@prospectus/server/limits'
import { PLAIN_STYLE_HASH, type PlainStatus, plainPage, plainPageHeaders } from './plain-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * The plain HTTP server around a listener; what is not a request at all gets a designed answer too.
 *
 * @param linger milliseconds that a refused client has to read its answer before the connection is closed
 */
export function createHttpServer(
  listener: RequestListener,
  security: SecurityHeaders,
  linger = 1000,
): Server {
  const refuse = (socket: Duplex, status: PlainStatus) => {
    socket.end(refusal(status, security))
    // Unread bytes would make a reset of the close, and lose the answer. The client itself need not close.
    socket.resume()
    setTimeout(() => socket.destroy(), linger).unref()
  }
  const options = { ...LIMITS, optimizeEmptyRequests: true, requireHostHeader: false }
  const server = createServer(options, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    refuse(socket, STATUS_OF_FAULT.get(error.code ?? '') ?? 400)
  })
  server.on('checkExpectation', (request) => refuse(request.socket, 417))
  server.on('connect', (_request, socket) => refuse(socket, 405))
  return server
}

const STATUS_OF_FAULT = new Map<string, PlainStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

function refusal(status: PlainStatus, security: SecurityHeaders): string {
  const headers = {
    ...plainPageHeaders(status),
    ...security.ofRest(PLAIN_STYLE_HASH),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${plainPage(status)}`
}
