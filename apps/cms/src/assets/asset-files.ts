import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import {
  type AssetFilePath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import { clientAddress, createClientLimit } from '@prospectus/server/client-limit'
import {
  type AssetType,
  detectType,
  isDownload,
  isRaster,
  mimeType,
  SNIFFED_BYTES,
} from '@prospectus/server/files/asset-type'
import { contentDisposition, fileResponse } from '@prospectus/server/files/file-response'
import { matchesEtag } from '@prospectus/server/http/negotiation'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { ImageError } from '@prospectus/server/images/image-error'
import {
  type ImageOperations,
  parseOperationSegments,
} from '@prospectus/server/images/image-operations'
import {
  createImageService,
  planPicture,
  type Variant,
} from '@prospectus/server/images/image-service'
import { createVariantStore } from '@prospectus/server/images/variant-store'
import type { Log } from '@prospectus/server/log'
import { OperatorError } from '@prospectus/server/operator-error'
import { type Context, Hono } from 'hono'
import { type AssetSource, openFirstAvailable, type StoredFile } from './store/asset-store.ts'

interface AssetRouteOptions {
  readonly spaceIds: readonly string[]
  /** Stores to search for a file, in this order. */
  readonly sources: readonly AssetSource[]
  readonly pictures: Pick<AssetPictures, 'make'>
  readonly log: Pick<Log, 'error'>
}

type AssetContext = Context<{ Bindings: HttpBindings }>

interface ServedFile {
  readonly path: AssetFilePath
  readonly file: StoredFile
  /** Undefined unless extension and first bytes agree on a served type. */
  readonly type: AssetType | undefined
}

/**
 * Serves files at `GET` and `HEAD /f/{space}/{W}x{H}/{hash}/{name}` (asset-addresses#addresses) with ranges and ETags,
 * and a converted picture if that path continues with `/m/…`. Any site may embed the files, but none of them can run as
 * a page of this origin: a file of an unknown type is a download. Errors are `{"error": …}`: 400, 404, 405, 416, 422
 * (broken picture), 429, and 503 with `Retry-After`.
 */
export function createAssetRoutes(options: AssetRouteOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/f/*', async (c) => {
    const { method } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      return errorResponse(405, 'Files can only be read: send GET or HEAD', { allow: 'GET, HEAD' })
    }
    const path = parseAssetFilePath(new URL(c.req.url).pathname.slice(1))
    if (path === 'malformed') return errorResponse(400, 'The address of the file is malformed')
    if (path === undefined) return errorResponse(404, NO_FILE_MESSAGE)
    const operations = parseOperationSegments(path.suffix)
    if (operations === 'unknown') return errorResponse(404, NO_FILE_MESSAGE)
    if (operations !== undefined && 'error' in operations) {
      return errorResponse(400, `The image operations are wrong: ${operations.error}`)
    }
    try {
      return await respond(c, { path, operations }, options)
    } catch (error) {
      return failureResponse(error, path, options.log)
    }
  })
  app.all('*', () => errorResponse(404, 'There is nothing at this address'))
  return app
}

async function respond(
  c: AssetContext,
  request: { readonly path: AssetFilePath; readonly operations: ImageOperations | undefined },
  options: AssetRouteOptions,
): Promise<Response> {
  const { path, operations } = request
  const file = await findFile(path, options)
  if (file === undefined) return errorResponse(404, NO_FILE_MESSAGE)
  const type = detectType(path.name, await readFirstBytes(file))
  const served = { path, file, type }
  if (operations === undefined) return serveOriginal(c, served)
  if (type === undefined) return errorResponse(404, 'This file is not a picture')
  if (!isRaster(type)) return serveOriginal(c, served)
  return await servePicture(
    c,
    { original: file, type, name: path.name, operations },
    options.pictures,
  )
}

async function findFile(
  { space, size, hash, name }: AssetFilePath,
  { spaceIds, sources }: AssetRouteOptions,
): Promise<StoredFile | undefined> {
  return spaceIds.includes(space)
    ? await openFirstAvailable(`${size}/${hash}/${name}`, sources)
    : undefined
}

function serveOriginal(c: AssetContext, { path, file, type }: ServedFile): Response {
  const { method } = c.req.raw
  const { size, modifiedMs } = file
  const etag = `"${createHash('sha256').update(file.identity).digest('hex').slice(0, 40)}"`
  const request = { method, header: (header: string) => c.req.header(header) }
  const plannedResponse = fileResponse(request, { size, etag, modifiedMs })
  if (plannedResponse.status === 416)
    return errorResponse(
      416,
      'The requested range begins after the end of the file',
      plannedResponse.headers,
    )
  const commonHeaders = {
    ...CROSS_ORIGIN_HEADERS,
    etag,
    ...(modifiedMs !== undefined && { 'last-modified': new Date(modifiedMs).toUTCString() }),
    'cache-control': IMMUTABLE,
  }
  if (plannedResponse.status === 304)
    return new Response(null, { status: 304, headers: commonHeaders })
  return new Response(method === 'HEAD' ? null : file.stream(plannedResponse.range), {
    status: plannedResponse.status,
    headers: {
      ...commonHeaders,
      ...plannedResponse.headers,
      'content-type': type === undefined ? 'application/octet-stream' : mimeType(type),
      'content-disposition': contentDisposition(
        type === undefined || isDownload(type) ? 'attachment' : 'inline',
        path.name,
      ),
    },
  })
}

async function servePicture(
  c: AssetContext,
  conversion: Parameters<typeof planPicture>[0],
  pictures: AssetRouteOptions['pictures'],
): Promise<Response> {
  const { variant, etag, name, isNegotiated } = planPicture(conversion, c.req.header('accept'))
  const commonHeaders = {
    ...CROSS_ORIGIN_HEADERS,
    etag,
    'cache-control': IMMUTABLE,
    ...(isNegotiated && { vary: 'Accept' }),
  }
  if (matchesEtag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: commonHeaders })
  }
  const bytes = await pictures.make(variant, c.env)
  return new Response(c.req.raw.method === 'HEAD' ? null : Buffer.from(bytes), {
    headers: {
      ...commonHeaders,
      'content-type': mimeType(variant.format),
      'content-length': String(bytes.byteLength),
      'content-disposition': contentDisposition('inline', name),
    },
  })
}

function failureResponse(
  error: unknown,
  { path }: AssetFilePath,
  log: Pick<Log, 'error'>,
): Response {
  if (error instanceof ImageError) {
    const { status, message, retryAfterSeconds } = error
    return errorResponse(
      status,
      message,
      retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
    )
  }
  if (!(error instanceof OperatorError)) throw error
  log.error(
    'asset.read_failed',
    'An uploaded file could not be read, so the client got a 503; check ASSET_STORE and its keys',
    { path, error },
  )
  return errorResponse(503, 'This file is temporarily unavailable', { 'retry-after': '10' })
}

async function readFirstBytes(file: StoredFile): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array()
  return await readBytes(file, { first: 0, last: Math.min(file.size, SNIFFED_BYTES) - 1 })
}

const NO_FILE_MESSAGE = 'There is no such file'

function errorResponse(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return Response.json(
    { error },
    { status, headers: { ...CROSS_ORIGIN_HEADERS, 'cache-control': 'no-store', ...headers } },
  )
}

/** The URL contains a hash of the bytes, so the file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Any site may read the file; browsers must not guess its type, nor let it run or load anything. */
const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

type AssetPictures = ReturnType<typeof createAssetPictures>

/** Converts pictures on first request, and caches them. A client may convert 120 in a burst, then four a second. */
export function createAssetPictures(options: {
  readonly dataDir: string
  readonly source: AssetSource
  readonly trustProxy: boolean
  readonly log: Pick<Log, 'error'>
}) {
  const { dataDir, source, trustProxy, log } = options
  const limitConversions = createClientLimit({ trustProxy, limits: { burst: 120, perSecond: 4 } })
  const service = createImageService({
    store: createVariantStore({
      folder: join(dataDir, 'pictures'),
      maximumBytes: CACHE_BYTES,
      now: Date.now,
    }),
    onError: (message, cause) => log.error('pictures.cache_failed', message, { cause }),
  })
  return {
    /** Throws `ImageError`, as `ImageService.make` does. */
    make: async (variant: Variant, { incoming }: HttpBindings): Promise<Uint8Array> =>
      await service.make(variant, {
        client: clientAddress(incoming, trustProxy),
        isForPage: false,
        limitOther: () => limitConversions(incoming),
      }),
    /** Deletes all conversions of the file at `{W}x{H}/{hash}/{name}`. */
    deleteConversions: async (path: string): Promise<void> => {
      const original = await source.open(path)
      if (original !== undefined) await service.drop(original)
    },
  }
}

const CACHE_BYTES = 512 * 1024 * 1024
