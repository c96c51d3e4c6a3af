import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

interface LocalServer extends Server {
  /** Only of HTTP servers. */
  readonly closeAllConnections?: () => void
}

/** Listens on a free local port and returns it. `onEnd`, such as Vitest's `onTestFinished`, closes the server. */
export async function listenLocally(
  server: LocalServer,
  onEnd?: (close: () => void) => unknown,
): Promise<number> {
  onEnd?.(() => {
    server.closeAllConnections?.()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
