import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { type Log, loggedPath } from './log.ts'
import type { Metrics } from './metrics.ts'
import { requestId, withRequestIds } from './request-id.ts'

export interface WatchOptions {
  readonly trustProxy: boolean
  readonly accessLog: boolean
  readonly metrics?: Metrics | undefined
  readonly log: Log
  /** Maps a request's target to one of a few routes, whatever clients send. */
  readonly routeOf: (target: string) => string
}

/** Gives a listener's requests an id, and counts and logs them as configured. */
export function watchRequests(
  options: WatchOptions,
): (listener: RequestListener) => RequestListener {
  const { trustProxy, accessLog, metrics, routeOf } = options
  return (listener) => {
    const measured = metrics?.instrument(listener, routeOf) ?? listener
    return withRequestIds(accessLog ? withAccessLog(measured, options) : measured, trustProxy)
  }
}

/** Logs each request once its response is sent or its client is gone. */
function withAccessLog(listener: RequestListener, { log, routeOf }: WatchOptions): RequestListener {
  /** Bytes that a connection had sent at the end of its previous response. */
  const bytesSentBefore = new WeakMap<Socket, number>()
  return (request, response) => {
    const { method, url = '', socket } = request
    const startedAt = performance.now()
    const id = requestId()
    let bytes: number | undefined
    const countBytes = () => {
      const { bytesWritten } = socket
      bytes ??= bytesWritten - (bytesSentBefore.get(socket) ?? 0)
      bytesSentBefore.set(socket, bytesWritten)
    }
    // Before the server begins the next response on the connection.
    response.prependOnceListener('finish', countBytes)
    response.once('close', () => {
      if (bytes === undefined) countBytes()
      log.info('request', 'Request', {
        request: id,
        method,
        path: loggedPath(url),
        route: routeOf(url),
        status: response.headersSent ? response.statusCode : 'none',
        bytes,
        milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      })
    })
    listener(request, response)
  }
}
