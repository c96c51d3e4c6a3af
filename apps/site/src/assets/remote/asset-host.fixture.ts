import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real asset host on loopback that follows a test's instructions. */
export interface AssetHost {
  /** `http://127.0.0.1:{port}`. */
  readonly origin: URL
  /** Every request it received. */
  readonly requests: {
    readonly method: string
    readonly url: string
    headers: IncomingHttpHeaders
  }[]
  /** Sets how the host responds from now on. */
  readonly respondWith: (listener: RequestListener) => void
  /** Stops listening on its port. */
  readonly stopListening: () => Promise<void>
  /** Listens on the same port again. */
  readonly listenAgain: () => Promise<void>
}

/** Bytes that a type sniffer takes for a PNG, with the test's own text. */
export function png(text: string): Buffer {
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from(text)])
}

/** Responds to every request with these bytes. */
export function respondWithBytes(
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length, ...headers }).end(bytes)
  }
}

/** Responds to every request with a status alone. */
export function respondWithStatus(
  status: number,
  headers: Record<string, string> = {},
): RequestListener {
  return (_, response) => {
    response.writeHead(status, headers).end()
  }
}

/** Starts a host without files. */
export async function startAssetHost(): Promise<AssetHost> {
  let listener = respondWithStatus(404)
  const requests: AssetHost['requests'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    listener(request, response)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    requests,
    respondWith: (next) => {
      listener = next
    },
    stopListening: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    listenAgain: () => listen(port),
  }
}
