import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answeringFirst, createRequestListener } from '@prospectus/server/http-server'
import { createLog, type LogFields } from '@prospectus/server/log'
import type { ReadStorage } from '../../storage/read-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { createDelivery, type DeliveryOptions } from '../routes.ts'

export const PUBLIC_TOKEN = 'public-token'
export const PREVIEW_TOKEN = 'preview-token'
/** When storages of these tests are filled, and the version that their space has then. */
export const FILLED_AT = new Date('2026-05-01T00:00:00.000Z')
export const FILLED_VERSION = FILLED_AT.getTime() / 1000
const ASSET_ORIGIN = 'http://files.example:3003'

export interface ServedDelivery {
  /** What a client is configured with: up to `/v2`. */
  readonly base: string
  readonly logged: readonly LogFields[]
  /** Asks for what stands below `cdn/`, with the given token, or none. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Answered>
  readonly close: () => Promise<void>
}

export interface AskOptions {
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Unless it is false, redirects are followed. */
  readonly follow?: boolean
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined when it is empty. */
  readonly body: unknown
}

/** The two tokens of these tests. */
export function admitTokens(storage: Storage): Promise<void> {
  return storage.replaceTokens([
    { token: PUBLIC_TOKEN, kind: 'public' },
    { token: PREVIEW_TOKEN, kind: 'preview' },
  ])
}

/** The delivery API on a free port of this machine, until it is closed. */
export async function serveDelivery(
  storage: ReadStorage,
  options: Partial<DeliveryOptions> = {},
): Promise<ServedDelivery> {
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const { routes, serveCached } = createDelivery({
    ...{ storage, assetOrigin: ASSET_ORIGIN, log },
    ...options,
  })
  const refusal = () => new Response(null, { status: 400 })
  const server = createServer(
    // Client and server are one process: on a busy machine it may not come to a connection for longer than usual.
    { maxHeaderSize: 32 * 1024, keepAliveTimeout: 60_000 },
    answeringFirst(serveCached, createRequestListener(routes.fetch, { log, refusal })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
  return {
    base,
    logged,
    ask: async (path, { token, method = 'GET', headers = {}, follow = true } = {}) => {
      const mark = path.includes('?') ? '&' : '?'
      const url = `${base}/cdn/${path}${token === undefined ? '' : `${mark}token=${token}`}`
      const redirect = follow ? 'follow' : 'manual'
      const response = await fetch(url, { method, headers, redirect })
      const text = await response.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      return { status: response.status, headers: response.headers, text, body }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
