import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'

/** A purge request as received. */
interface ReceivedRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Runs a stub of a service's purge API until the test ends: it records requests and responds as configured. */
export async function startPurgeApi() {
  const received: ReceivedRequest[] = []
  let configuredResponse: { status: number; body: string; headers?: Record<string, string> } = {
    status: 200,
    body: '{"success":true}',
  }
  let nextArrival = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ method, path, headers, body: Buffer.concat(parts).toString() })
    const { status, headers: responseHeaders, body } = configuredResponse
    response.writeHead(status, responseHeaders).end(body)
    nextArrival.resolve()
    nextArrival = Promise.withResolvers()
  })
  const port = await listenLocally(server, onTestFinished)
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    /** Sets how the API responds from now on. */
    respondWith: (next: typeof configuredResponse) => {
      configuredResponse = next
    },
    /** Resolves when this many requests have arrived in total. */
    waitForRequests: async (count: number) => {
      while (received.length < count) await nextArrival.promise
    },
  }
}
