import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { STALE_AFTER_MS, TEMPORARY_SUFFIX } from '@prospectus/server/images/bounded-folder'
import { OperatorError } from '@prospectus/server/operator-error'
import { AwsClient } from 'aws4fetch'
import type { CmsSettings } from '../../settings.ts'
import type { AssetStore } from './asset-store.ts'
import { createDiskStore } from './disk-store.ts'

/**
 * Opens the configured store: a bucket, or else `folder`, where it also deletes files that a killed process left
 * incomplete.
 * @param folder absolute path
 * @throws {OperatorError} when the keys of a bucket are missing, or its endpoint is not an http(s) origin
 */
export function openAssetStore(settings: CmsSettings['assetStore'], folder: string): AssetStore {
  if (!settings.address.startsWith('s3:')) {
    // Runs in the background; the next start deletes what cannot be deleted now.
    void deleteStaleTemporaryFiles(folder, Date.now()).catch(() => undefined)
    return createDiskStore(folder)
  }
  const { accessKeyId, secretAccessKey, sessionToken } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new OperatorError(
      'ASSET_STORE names a bucket; expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it.',
    )
  }
  const { hostname: bucket, pathname, searchParams } = new URL(settings.address)
  const region = searchParams.get('region') ?? settings.region ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    throw new OperatorError(
      'The endpoint in ASSET_STORE is invalid; expected an http(s) origin, such as https://s3.example.com in s3://files?endpoint=https://s3.example.com.',
    )
  }
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return createS3Store({
    bucket,
    endpoint: endpoint.replace(/\/$/, ''),
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken,
  })
}

interface S3Settings {
  readonly bucket: string
  /** Scheme, host and port; the bucket's name is the first segment of the path. */
  readonly endpoint: string
  /** Prefix of file names: empty, or ending in a slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
}

/** Stores files in a bucket. Signs requests, and repeats them up to twice on status 429 or 5xx. */
export function createS3Store(settings: S3Settings): AssetStore {
  const { bucket, endpoint, prefix, region, accessKeyId, secretAccessKey, sessionToken } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
    retries: RETRIES,
  })

  async function request(
    path: string,
    method: string,
    options: RequestInit = {},
  ): Promise<Response> {
    const address = `${endpoint}/${bucket}/${prefix}${path.split('/').map(encodeURIComponent).join('/')}`
    const signal = AbortSignal.timeout(MAX_REQUEST_MS)
    const response = await client
      .fetch(address, { method, redirect: 'error', signal, ...options })
      .catch((cause) => {
        throw new OperatorError(
          'The store of uploaded files (ASSET_STORE) cannot be reached: check its endpoint and the network.',
          {
            cause,
          },
        )
      })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new OperatorError(
      `The store of uploaded files (ASSET_STORE) responded to ${method} with ${response.status}: check the bucket and its keys.`,
    )
  }

  return {
    open: async (path) => {
      const { status, headers } = await request(path, 'HEAD')
      if (status === 404) return undefined
      const size = Number(headers.get('content-length'))
      const modifiedMs = Date.parse(headers.get('last-modified') ?? '')
      return {
        size,
        modifiedMs: Number.isNaN(modifiedMs) ? undefined : modifiedMs,
        identity: `${path}:${size}:${headers.get('etag')}`,
        stream: (range) => {
          const options = range && { headers: { range: `bytes=${range.first}-${range.last}` } }
          return lazyBody(path, () => request(path, 'GET', options))
        },
      }
    },
    put: async (path, bytes, contentType) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest }
      const { status } = await request(path, 'PUT', { body: Buffer.from(bytes), headers })
      if (status === 404)
        throw new OperatorError(
          `The bucket ${bucket} of ASSET_STORE does not exist: create it, or name another.`,
        )
    },
    remove: async (path) => {
      await request(path, 'DELETE')
    },
  }
}

/** A response's body; the request is sent on the first read. */
function lazyBody(path: string, send: () => Promise<Response>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      pull: async (controller) => {
        reader ??= await openReader(path, send)
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function openReader(path: string, send: () => Promise<Response>) {
  const { ok, body } = await send()
  if (!ok || body === null)
    throw new OperatorError(
      `The file ${path} was deleted from the store (ASSET_STORE) while it was being read: upload it again.`,
    )
  return body.getReader()
}

const RETRIES = 2
const MAX_REQUEST_MS = 60_000

/** Deletes temporary files left by a killed process; keeps those of the last hour, which may be in use. */
async function deleteStaleTemporaryFiles(folder: string, nowMs: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    if (!name.endsWith(TEMPORARY_SUFFIX)) continue
    const file = join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (stats?.isFile() && nowMs - stats.mtimeMs > STALE_AFTER_MS) await rm(file, { force: true })
  }
}
