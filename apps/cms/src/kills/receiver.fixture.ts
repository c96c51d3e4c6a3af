import { createServer, type RequestListener } from 'node:http'
import { listenLocally } from '../../../../tools/testing/local-server.ts'

export interface Receiver {
  readonly url: string
  readonly close: () => void
}

/** Listens on a free port until it is closed, which ends every connection at once. */
export async function openReceiver(path: string, listener: RequestListener): Promise<Receiver> {
  const server = createServer(listener)
  const port = await listenLocally(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}${path}`, close }
}
