import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  type AssetType,
  detectType,
  isRaster,
  SNIFFED_BYTES,
} from '@prospectus/content/assets/asset-type'
import { answerFile, matchesEtag } from '@prospectus/content/assets/file-answer'
import type { Log } from '@prospectus/server/log'
import type { Context } from 'hono'
import { fileHeaders } from './asset-headers.ts'
import {
  type AssetOrigin,
  AssetUnavailable,
  type OriginalAsset,
  readBytes,
} from './asset-origin.ts'
import { type AssetRequest, parseAssetPath } from './asset-path.ts'
import { createBundledAssets } from './bundled-assets.ts'
import type { ImageOperations } from './image-operations.ts'
import { createImageService, type ImageService, variantKey } from './image-service.ts'
import { ImageRefused } from './image-transform.ts'
import { formatOf, negotiateFormat } from './negotiate-format.ts'
import { createVariantStore } from './variant-store.ts'

export type AssetRouteSettings = AssetRouteOptions &
  (
    | { readonly origin: AssetOrigin }
    /** The bundled catalogue's folder, with `space.json` and `assets/`, where only that is served. */
    | { readonly contentDir: string }
  )

interface AssetRouteOptions {
  /** Converted pictures are kept in its folder `images`. */
  readonly dataDir: string
  /** Told of files that should have been served and were not (MSG-2). */
  readonly log: Pick<Log, 'warn' | 'error'>
  /** Most bytes of converted pictures on disk; 512 MiB unless told. */
  readonly maximumBytes?: number
  readonly images?: ImageService
}

interface Found {
  readonly request: AssetRequest
  readonly original: OriginalAsset
  readonly type: AssetType
}

const BOUND = 512 * 1024 * 1024

/**
 * Answers `GET` and `HEAD /assets/*`: originals (with ranges) and pictures by the image grammar
 * (BLOCK-9, CALL-6; protocol section 11). 400 says what is wrong with the address, 404 stands for
 * every file that is not served, 416, 422 (a broken picture), 503 with Retry-After when too many
 * conversions wait, or when the file's host cannot be asked.
 */
export function createAssetRoute(settings: AssetRouteSettings): (c: Context) => Promise<Response> {
  const { log, dataDir, maximumBytes = BOUND } = settings
  const origin = 'origin' in settings ? settings.origin : createBundledAssets(settings.contentDir)
  const images =
    settings.images ??
    createImageService({
      store: createVariantStore({ folder: join(dataDir, 'images'), maximumBytes, now: Date.now }),
      onFault: (message, cause) => log.error(message, { cause }),
    })

  async function find(request: AssetRequest): Promise<Found | undefined> {
    const original = await origin.open(request.original)
    if (original === undefined || original.size === 0) return undefined
    const head = { first: 0, last: Math.min(SNIFFED_BYTES, original.size) - 1 }
    const type = detectType(request.name, await readBytes(original, head))
    if (type !== undefined) return { request, original, type }
    log.warn('a file is not served: its bytes are not what its extension says', {
      path: request.original,
    })
    return undefined
  }

  return async (c) => {
    if (c.req.raw.method !== 'GET' && c.req.raw.method !== 'HEAD') {
      return plain(405, 'Files can only be read.', { allow: 'GET, HEAD' })
    }
    const request = parseAssetPath(new URL(c.req.url).pathname)
    if ('status' in request) return plain(request.status, request.message)
    try {
      const found = await find(request)
      if (found === undefined) return plain(404, 'There is no such file.')
      const { operations } = request
      if (operations === undefined || !isRaster(found.type)) return answerOriginal(c, found)
      return await answerVariant(c, found, operations, images)
    } catch (error) {
      if (error instanceof AssetUnavailable) {
        return plain(503, 'This file cannot be had at the moment.', { 'retry-after': '10' })
      }
      if (!(error instanceof ImageRefused)) throw error
      log.warn('a picture was not converted', {
        path: request.original,
        status: error.status,
        cause: error.cause ?? error.message,
      })
      return plain(error.status, error.message, error.status === 503 ? { 'retry-after': '2' } : {})
    }
  }
}

function answerOriginal(c: Context, { request, original, type }: Found): Response {
  const digest = createHash('sha256').update(original.identity).digest('hex').slice(0, 40)
  const etag = `"${digest}"`
  const headers = fileHeaders({ type, name: request.name, etag, download: isDownload(c) })
  const asked = { method: c.req.raw.method, header: (name: string) => c.req.header(name) }
  const answer = answerFile(asked, { size: original.size, etag })
  if (answer.status === 304) return notModified(headers)
  if (answer.status === 416) return plain(416, 'The file is not that long.', answer.headers)
  for (const [header, value] of Object.entries(answer.headers)) headers.set(header, value)
  const body = c.req.raw.method === 'HEAD' ? null : original.stream(answer.range)
  return new Response(body, { status: answer.status, headers })
}

async function answerVariant(
  c: Context,
  { request, original, type }: Found,
  operations: ImageOperations,
  images: ImageService,
): Promise<Response> {
  const asked = operations.filters.format
  const format = asked ?? negotiateFormat(c.req.header('accept'), formatOf(type))
  const variant = { original, operations, format }
  const etag = `"${variantKey(variant)}"`
  const name = request.name.replace(/\.\w+$/, `.${format === 'jpeg' ? 'jpg' : format}`)
  const headers = fileHeaders({ type: format, name, etag, download: isDownload(c) })
  if (asked === undefined) headers.set('vary', 'Accept')
  if (matchesEtag(c.req.header('if-none-match'), etag)) return notModified(headers)

  const bytes = await images.make(variant)
  headers.set('content-length', `${bytes.byteLength}`)
  return new Response(c.req.raw.method === 'HEAD' ? null : Buffer.from(bytes), { headers })
}

function isDownload(c: Context): boolean {
  return new URL(c.req.url).searchParams.has('download')
}

function notModified(headers: Headers): Response {
  for (const name of ['content-type', 'content-disposition', 'accept-ranges']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

function plain(status: number, message: string, headers: Record<string, string> = {}): Response {
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
