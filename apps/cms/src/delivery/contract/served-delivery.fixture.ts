import { createServer } from 'node:http'
import { createRequestListener, withFastPath } from '@prospectus/server/http-server'
import { createLog, type LogFields } from '@prospectus/server/log'
import { listenLocally } from '../../../../../tools/testing/local-server.ts'
import type { ReadStorage } from '../../storage/read-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { createDelivery, type DeliveryOptions } from '../routes.ts'

export const PUBLIC_TOKEN = 'public-token'
export const PREVIEW_TOKEN = 'preview-token'
/** Time at which tests fill their storage. */
export const FILLED_AT = new Date('2026-05-01T00:00:00.000Z')
/** Version of the space after it was filled then. */
export const FILLED_VERSION = FILLED_AT.getTime() / 1000
const ASSET_ORIGIN = 'http://files.example:3003'

export interface ServedDelivery {
  /** Base URL for clients, up to `/v2`. */
  readonly base: string
  readonly logged: readonly LogFields[]
  /** Requests a path below `cdn/`, with the given token, or none. */
  readonly request: (path: string, options?: RequestOptions) => Promise<TestResponse>
  readonly close: () => Promise<void>
}

export interface RequestOptions {
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Follows redirects unless false. */
  readonly follow?: boolean
}

export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown
}

/** Creates `PUBLIC_TOKEN` and `PREVIEW_TOKEN`. */
export function createTestTokens(storage: Storage): Promise<void> {
  return storage.replaceOperatorTokens([
    { token: PUBLIC_TOKEN, kind: 'public' },
    { token: PREVIEW_TOKEN, kind: 'preview' },
  ])
}

/** Serves the delivery API on a free port, until it is closed. */
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
  const errorResponse = () => new Response(null, { status: 400 })
  const server = createServer(
    // A busy process can leave a connection idle past the default 5 s; the next request on it would be reset.
    { maxHeaderSize: 32 * 1024, keepAliveTimeout: 60_000 },
    withFastPath(serveCached, createRequestListener(routes.fetch, { log, errorResponse })),
  )
  const port = await listenLocally(server)
  const base = `http://127.0.0.1:${port}/v2`
  return {
    base,
    logged,
    request: async (path, { token, method = 'GET', headers = {}, follow = true } = {}) => {
      const separator = path.includes('?') ? '&' : '?'
      const url = `${base}/cdn/${path}${token === undefined ? '' : `${separator}token=${token}`}`
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
