import { createHash } from 'node:crypto'
import {
  type AssetFilePath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import {
  type ContainedFile,
  findContainedFile,
  streamFile,
} from '@prospectus/server/contained-file'
import { detectType, mimeType, SNIFFED_BYTES } from '@prospectus/server/files/asset-type'
import { contentDisposition } from '@prospectus/server/files/content-disposition'
import { answerFile } from '@prospectus/server/files/file-answer'
import { type Context, Hono } from 'hono'

/**
 * Serves files as an asset host does: `GET` and `HEAD /f/{space}/{W}x{H}/{hash}/{name}`
 * (asset-addresses#addresses), whole, in parts, or 304. Any site may show them, and no file can run as a page
 * of this origin: unless its name and first bytes agree that it is a picture, document or medium, it is sent
 * as a download without a type. Faults are JSON, `{"error": …}`: 400 (malformed), 404, 405, 416.
 *
 * @param options.spaceIds spaces whose files are in the folders
 * @param options.folders absolute paths, the first that has a file wins: `{W}x{H}/{hash}/{name}` each
 */
export function createAssetRoutes(options: {
  readonly spaceIds: readonly string[]
  readonly folders: readonly string[]
}): Hono {
  const { spaceIds, folders } = options

  async function find({ space, size, hash, name }: AssetFilePath) {
    if (!spaceIds.includes(space)) return undefined
    for (const folder of folders) {
      const found = await findContainedFile(folder, [size, hash, name])
      if (found !== undefined) return found
    }
    return undefined
  }

  const app = new Hono()
  app.all('/f/*', async (c) => {
    const { method } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      return fault(405, 'Files can only be read', { allow: 'GET, HEAD' })
    }
    const path = parseAssetFilePath(new URL(c.req.url).pathname.slice(1))
    if (path === 'malformed') return fault(400, 'The address of the file is malformed')
    const found = path?.rest.length === 0 ? await find(path) : undefined
    return path && found ? answer(c, path, found) : fault(404, 'There is no such file')
  })
  app.all('*', () => fault(404, 'There is nothing at this address'))
  return app
}

async function answer(c: Context, { path, name }: AssetFilePath, found: ContainedFile) {
  const { file, size, modified } = found
  const { method } = c.req.raw
  const etag = etagOf(path, found)
  const asked = { method, header: (header: string) => c.req.header(header) }
  const planned = answerFile(asked, { size, etag, modified })
  if (planned.status === 416) return fault(416, 'The file is not that long', planned.headers)
  const validators = {
    ...OPEN_TO_ALL,
    etag,
    'last-modified': new Date(modified).toUTCString(),
    'cache-control': IMMUTABLE,
  }
  if (planned.status === 304) return new Response(null, { status: 304, headers: validators })
  const type = detectType(name, await firstBytes(found))
  return new Response(method === 'HEAD' ? null : streamFile(file, planned.range), {
    status: planned.status,
    headers: {
      ...validators,
      ...planned.headers,
      'content-type': type === undefined ? 'application/octet-stream' : mimeType(type),
      'content-disposition': contentDisposition(type ? 'inline' : 'attachment', name),
    },
  })
}

async function firstBytes({ file, size }: ContainedFile): Promise<Uint8Array> {
  if (size === 0) return new Uint8Array()
  const last = Math.min(size, SNIFFED_BYTES) - 1
  return new Uint8Array(await new Response(streamFile(file, { first: 0, last })).arrayBuffer())
}

function etagOf(path: string, { size, modified }: ContainedFile): string {
  const digest = createHash('sha256').update(`${path}:${size}:${modified}`).digest('hex')
  return `"${digest.slice(0, 40)}"`
}

function fault(status: number, error: string, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(
    { error },
    { status, headers: { ...OPEN_TO_ALL, 'cache-control': 'no-store', ...headers } },
  )
}

/** The address contains a hash of the bytes, so the file at it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Every site may read the file; browsers neither guess its type nor let it run or load anything. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
