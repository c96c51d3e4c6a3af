import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A CRM that fails half of the time, before or after it has noted what it was sent. */
export interface FailingCrm {
  readonly url: string
  /** How often it noted each key. */
  readonly noted: ReadonlyMap<string, number>
  readonly close: () => void
}

/** Listens on a free port until it is closed. */
export async function failingCrm(chance: (limit: number) => number): Promise<FailingCrm> {
  const noted = new Map<string, number>()
  const server = createServer(async (request, response) => {
    try {
      for await (const _ of request);
    } catch {
      // The sender was killed while it sent.
      return
    }
    const luck = chance(4)
    const key = String(request.headers['idempotency-key'])
    if (luck > 0) noted.set(key, (noted.get(key) ?? 0) + 1)
    response.statusCode = luck < 2 ? 500 : 200
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/leads`, noted, close }
}
