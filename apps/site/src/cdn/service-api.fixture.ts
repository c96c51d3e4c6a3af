import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request of a purge, as it arrived. */
interface Arrived {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Plays the purge API of a service until the test ends: keeps what arrives and answers as it is told. */
export async function purgeApi() {
  const arrived: Arrived[] = []
  let answer: { status: number; body: string; headers?: Record<string, string> } = {
    status: 200,
    body: '{"success":true}',
  }
  let changed = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    arrived.push({ method, path, headers, body: Buffer.concat(parts).toString() })
    response.writeHead(answer.status, answer.headers).end(answer.body)
    changed.resolve()
    changed = Promise.withResolvers()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    arrived,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** Resolves when so many requests have arrived in all. */
    count: async (count: number) => {
      while (arrived.length < count) await changed.promise
    },
  }
}
