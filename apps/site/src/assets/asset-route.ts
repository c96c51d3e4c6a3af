import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { parseAssetFilePath } from '@prospectus/content/schema/assets/asset-file-path'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { clientAddress, createClientLimit } from '@prospectus/server/client-limit'
import {
  type AssetType,
  detectType,
  isRaster,
  SNIFFED_BYTES,
} from '@prospectus/server/files/asset-type'
import { fileResponse } from '@prospectus/server/files/file-response'
import { matchesEtag } from '@prospectus/server/http/negotiation'
import {
  type AssetOrigin,
  AssetUnavailableError,
  type OriginalAsset,
  readBytes,
} from '@prospectus/server/images/asset-origin'
import { ImageError } from '@prospectus/server/images/image-error'
import {
  type ImageOperations,
  parseOperationSegments,
} from '@prospectus/server/images/image-operations'
import {
  createImageService,
  type ImageService,
  planPicture,
  type Requester,
  type Variant,
} from '@prospectus/server/images/image-service'
import { createVariantStore } from '@prospectus/server/images/variant-store'
import type { Log, WriteLogEntry } from '@prospectus/server/log'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { fileHeaders } from './asset-headers.ts'
import { createBundledAssets } from './bundled-assets.ts'
import { isPagePicture, type Size } from './page-pictures.ts'

type AssetRouteSettings = {
  /** The block gallery's files, in preview; they take precedence. */
  readonly exampleFiles?: AssetOrigin | undefined
  /** Converted images are stored in its folder `images`. */
  readonly dataDir: string
  readonly log: Pick<Log, 'warn' | 'error'>
  /** Limit for converted images on disk; 512 MiB by default. */
  readonly maximumBytes?: number
  readonly trustProxy?: boolean
  readonly images?: ImageService
} & (
  | { readonly origin: AssetOrigin }
  /** Folder with `space.json` and `assets/`: only the seed content's files are served. */
  | { readonly contentDir: string }
)

type AssetContext = Context<{ Bindings: HttpBindings }>

interface FoundAsset {
  readonly request: AssetRequest
  readonly original: OriginalAsset
  readonly type: AssetType
}

interface AssetToConvert extends FoundAsset {
  readonly operations: ImageOperations
}

const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024
/** Limit per client for converting images that no page shows. */
const UNLISTED_IMAGE_LIMITS = { burst: 60, perSecond: 1 }

/**
 * `GET /assets/*`: originals (with ranges) and converted images (BLOCK-9, CALL-6; asset-addresses#image-operations).
 * 422 for a broken image; 429 for a client that requests too many images that no page shows; 503 when too many
 * conversions wait or the file's host is unreachable.
 */
export function createAssetRoute(
  settings: AssetRouteSettings,
): (c: AssetContext) => Promise<Response> {
  const { log, dataDir, maximumBytes = DEFAULT_CACHE_BYTES, trustProxy = false } = settings
  const warnHourly = createHourlyLog(log.warn)
  const limitOther = createClientLimit({ trustProxy, limits: UNLISTED_IMAGE_LIMITS })
  const origin = 'origin' in settings ? settings.origin : createBundledAssets(settings.contentDir)
  const images =
    settings.images ??
    createImageService({
      store: createVariantStore({ folder: join(dataDir, 'images'), maximumBytes, now: Date.now }),
      onError: (message, cause) => log.error('pictures.cache_failed', message, { cause }),
    })

  async function find(request: AssetRequest): Promise<FoundAsset | undefined> {
    const { path } = request
    const original = (await settings.exampleFiles?.open(path)) ?? (await origin.open(path))
    if (original === undefined || original.size === 0) return undefined
    const headRange = { first: 0, last: Math.min(SNIFFED_BYTES, original.size) - 1 }
    const type = detectType(request.name, await readBytes(original, headRange))
    if (type !== undefined) return { request, original, type }
    warnHourly(
      'asset.type_mismatch',
      'A file is not served because its bytes do not match its extension; upload the file again',
      {
        path: request.path,
      },
    )
    return undefined
  }

  const requesterOf = (
    { env }: AssetContext,
    { request, operations }: AssetToConvert,
  ): Requester => ({
    client: clientAddress(env.incoming, trustProxy),
    isForPage: isPagePicture(operations, request.size),
    limitOther: () => limitOther(env.incoming),
  })

  return async (c) => {
    if (c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD') {
      return textResponse(405, 'Files can only be read: send GET or HEAD.', { allow: 'GET, HEAD' })
    }
    const request = parseAssetPath(new URL(c.req.url).pathname)
    if ('status' in request) return textResponse(request.status, request.message)
    try {
      const asset = await find(request)
      if (asset === undefined) return textResponse(404, 'There is no such file.')
      const { operations } = request
      if (operations === undefined || !isRaster(asset.type)) return originalResponse(c, asset)
      const assetToConvert = { ...asset, operations }
      return await variantResponse(c, assetToConvert, (variant) =>
        images.make(variant, requesterOf(c, assetToConvert)),
      )
    } catch (error) {
      if (error instanceof AssetUnavailableError) {
        return textResponse(503, 'This file is not available at the moment.', {
          'retry-after': '10',
        })
      }
      if (!(error instanceof ImageError)) throw error
      if (error.status === 422) {
        warnHourly(
          'picture.convert_failed',
          'A picture could not be converted; upload the picture again',
          {
            path: request.path,
            status: error.status,
            cause: error.cause ?? error.message,
          },
        )
      }
      const { retryAfterSeconds } = error
      return textResponse(
        error.status,
        error.message,
        retryAfterSeconds ? { 'retry-after': `${retryAfterSeconds}` } : {},
      )
    }
  }
}

function originalResponse(c: AssetContext, { request, original, type }: FoundAsset): Response {
  const digest = createHash('sha256').update(original.identity).digest('hex').slice(0, 40)
  const etag = `"${digest}"`
  const headers = fileHeaders({ type, name: request.name, etag, isDownload: isDownload(c) })
  const conditions = { method: c.req.raw.method, header: (name: string) => c.req.header(name) }
  const response = fileResponse(conditions, { size: original.size, etag })
  if (response.status === 304) return notModified(headers)
  if (response.status === 416)
    return textResponse(416, 'The requested range is beyond the end of the file.', response.headers)
  for (const [header, value] of Object.entries(response.headers)) headers.set(header, value)
  const body = c.req.raw.method === 'HEAD' ? null : original.stream(response.range)
  return new Response(body, { status: response.status, headers })
}

async function variantResponse(
  c: AssetContext,
  { request, original, type, operations }: AssetToConvert,
  make: (variant: Variant) => Promise<Uint8Array>,
): Promise<Response> {
  const picture = { original, type, operations, name: request.name }
  const { variant, etag, name, isNegotiated } = planPicture(picture, c.req.header('accept'))
  const headers = fileHeaders({ type: variant.format, name, etag, isDownload: isDownload(c) })
  if (isNegotiated) headers.set('vary', 'Accept')
  if (matchesEtag(c.req.header('if-none-match'), etag)) return notModified(headers)

  const bytes = await make(variant)
  headers.set('content-length', `${bytes.byteLength}`)
  return new Response(c.req.raw.method === 'HEAD' ? null : Buffer.from(bytes), { headers })
}

function isDownload(c: AssetContext): boolean {
  return new URL(c.req.url).searchParams.has('download')
}

function notModified(headers: Headers): Response {
  for (const name of ['content-type', 'content-disposition', 'accept-ranges']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

function textResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

const MAX_REMEMBERED_ENTRIES = 2000

/** Logs an event about a file, by its `path`, at most once an hour. */
function createHourlyLog(log: WriteLogEntry, now = () => performance.now()): WriteLogEntry {
  const logged = new LRUCache<string, number>({ max: MAX_REMEMBERED_ENTRIES })
  return (event, message, fields) => {
    const key = `${event} ${fields?.path}`
    if (now() - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return
    logged.set(key, now())
    log(event, message, fields)
  }
}

interface AssetRequest {
  /** Path for an origin: `f/{space}/{W}x{H}/{hash}/{name}`, decoded. */
  readonly path: string
  readonly name: string
  /** The image's size, if the path states it. */
  readonly size: Size | undefined
  /** Undefined in a request for the original. */
  readonly operations: ImageOperations | undefined
}

interface AssetPathError {
  readonly status: 400 | 404
  readonly message: string
}

const NOT_FOUND: AssetPathError = { status: 404, message: 'There is no such file.' }

/** Parses a percent-encoded `/assets/f/{space}/{W}x{H}/{hash}/{name}[/m/…]`, and nothing else (BLOCK-9, ROUTE-3). */
export function parseAssetPath(pathname: string): AssetRequest | AssetPathError {
  if (!pathname.startsWith('/assets/')) return NOT_FOUND
  const parsed = parseAssetFilePath(pathname.slice('/assets/'.length))
  if (parsed === 'malformed') {
    return { status: 400, message: 'The address of the file is malformed.' }
  }
  if (parsed === undefined) return NOT_FOUND
  const { path, name } = parsed
  const size = parseSize(parsed.size)
  const operations = parseOperationSegments(parsed.suffix)
  if (operations === 'unknown') return NOT_FOUND
  if (operations !== undefined && 'error' in operations) {
    return { status: 400, message: `The image operations are wrong: ${operations.error}.` }
  }
  return { path, name, size, operations }
}

/** Parses the `{W}x{H}` of a path; undefined if it is not two positive numbers. */
function parseSize(segment: string): Size | undefined {
  const [width = 0, height = 0] = segment.split('x').map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
