import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Receiver {
  readonly url: string
  readonly close: () => void
}

/** Listens on a free port until it is closed, closing every connection at once. */
export async function openReceiver(path: string, listener: RequestListener): Promise<Receiver> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}${path}`, close }
}
