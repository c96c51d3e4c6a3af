import { createLog, type LogFields } from '@prospectus/server/log'
import type { AssetLibrary } from '../assets/asset-library.ts'
import {
  createTestTokens,
  PREVIEW_TOKEN,
  PUBLIC_TOKEN,
} from '../delivery/contract/served-delivery.fixture.ts'
import { createDelivery } from '../delivery/routes.ts'
import type { LooseJson } from '../json.fixture.ts'
import { createSeal } from '../seal.ts'
import { fillWith, type TestSpace, type TestStory } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { createManagementRoutes } from './routes.ts'

export const MANAGEMENT_TOKEN = 'management-token'
export const ASSET_ORIGIN = 'http://127.0.0.1:3003'

export interface ServedResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: LooseJson
}

export interface SendOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface ManagementClient {
  readonly logged: readonly LogFields[]
  /** Sends a request such as `PUT stories/1`, to a path below the space, with the token. */
  readonly send: (methodAndPath: string, options?: SendOptions) => Promise<ServedResponse>
  /** Returns the `Response` to a request to a path below the space, without the token. */
  readonly request: (path: string, request?: RequestInit) => Promise<Response>
  /** Handles any request, like `fetch`. */
  readonly fetch: typeof fetch
  /** Posts a form to a signed address, without the token; the end of the body waits for `end`. */
  readonly post: (address: string, form: FormData, end?: Promise<void>) => Promise<ServedResponse>
  /** Requests a path below `cdn/`, as sites do; drafts with `draft`. */
  readonly read: (path: string, version?: 'published' | 'draft') => Promise<ServedResponse>
}

/**
 * Serves the management and the delivery API of a storage, without a network.
 * @param sealSecret empty for a content system without `SEAL_SECRET`
 */
export function serveManagement(
  storage: Storage,
  library?: AssetLibrary,
  sealSecret = 'seal-secret',
): ManagementClient {
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const siteContext = {
    siteUrl: 'http://site.example',
    embedHost: 'embeds.example',
    embedsUrl: 'http://embeds.example',
    cmsUrl: 'http://cms.example',
    previewUrl: 'http://preview.example',
    previewToken: PREVIEW_TOKEN,
  }
  const management = createManagementRoutes({
    storage,
    log,
    token: MANAGEMENT_TOKEN,
    seal: createSeal(sealSecret),
    library,
    assetOrigin: ASSET_ORIGIN,
    ...siteContext,
  })
  const delivery = createDelivery({ storage, assetOrigin: ASSET_ORIGIN, log }).routes
  const requestInSpace = async (path: string, request?: RequestInit) =>
    await management.request(`/v1/spaces/1000/${path}`, request)
  return {
    logged,
    request: requestInSpace,
    fetch: async (input, init) => await management.request(new Request(input, init)),
    send: async (methodAndPath, { body, headers } = {}) => {
      const [method = 'GET', path = ''] = methodAndPath.split(' ')
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const request = {
        method,
        headers: { authorization: MANAGEMENT_TOKEN, ...type, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
      return await readResponse(await requestInSpace(path, request))
    },
    post: async (address, form, end) => {
      const { pathname } = new URL(address)
      const encodedForm = new Response(form)
      const body = encodedForm.body?.pipeThrough(new TransformStream({ flush: () => end })) ?? null
      const headers = encodedForm.headers
      const request = { method: 'POST', headers, body, duplex: 'half' } as const
      return await readResponse(await management.request(pathname, request))
    },
    read: async (path, version = 'published') => {
      const token = version === 'draft' ? PREVIEW_TOKEN : PUBLIC_TOKEN
      const separator = path.includes('?') ? '&' : '?'
      const query = `version=${version}&token=${token}&cv=${Date.now()}`
      return await readResponse(await delivery.request(`/v2/cdn/${path}${separator}${query}`))
    },
  }
}

/** Fills a storage with stories, and serves its APIs like `serveManagement`. */
export async function serveManagementWithStories(
  storage: Storage,
  stories: readonly TestStory[],
  space?: TestSpace,
  library?: AssetLibrary,
): Promise<ManagementClient> {
  await fillWith(storage, stories, space)
  await createTestTokens(storage)
  return serveManagement(storage, library)
}

async function readResponse(response: Response): Promise<ServedResponse> {
  const { status, headers } = response
  return { status, headers, body: await response.json() }
}
