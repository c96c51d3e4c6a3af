import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { STALE_AFTER_MS, TEMPORARY_ENDING } from '@prospectus/server/images/bounded-folder'
import { OperatorFault } from '@prospectus/server/operator-fault'
import { AwsClient } from 'aws4fetch'
import type { AssetStoreSettings } from '../../settings.ts'
import type { AssetStore } from './asset-store.ts'
import { createDiskStore } from './disk-store.ts'

/**
 * The store that the settings name; of a folder, what a killed process left half written is deleted.
 *
 * @param folder absolute path, of files that are kept on disk
 * @throws {OperatorFault} when the address names no http(s) endpoint, or the keys to a bucket are missing
 */
export function openAssetStore(settings: AssetStoreSettings, folder: string): AssetStore {
  if (!settings.address.startsWith('s3:')) {
    // Nobody waits for it, and what cannot be deleted now is deleted at another start.
    void sweepTemporary(folder, Date.now()).catch(() => undefined)
    return createDiskStore(folder)
  }
  const { accessKeyId, secretAccessKey, sessionToken } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new OperatorFault(
      'ASSET_STORE names a bucket; expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with it.',
    )
  }
  const { hostname: bucket, pathname, searchParams } = new URL(settings.address)
  const region = searchParams.get('region') ?? settings.region ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    throw new OperatorFault(
      'The endpoint in ASSET_STORE is none; expected an http(s) origin, such as s3://files?endpoint=https://s3.example.com.',
    )
  }
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return createS3Store({
    bucket,
    endpoint: endpoint.replace(/\/$/, ''),
    prefix: prefix === '' ? '' : `${prefix}/`,
    ...{ region, accessKeyId, secretAccessKey, sessionToken },
  })
}

/** A bucket of any store that speaks S3, and the keys to it. */
interface S3Settings {
  readonly bucket: string
  /** Scheme, host and port; the bucket follows as the first part of the path. */
  readonly endpoint: string
  /** What the names of files begin with: empty, or ending in a slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | undefined
}

/** Files in a bucket. Every request is signed; one that fails at the store's end is sent again a few times. */
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

  async function ask(path: string, method: string, more: RequestInit = {}): Promise<Response> {
    const address = `${endpoint}/${bucket}/${prefix}${path.split('/').map(encodeURIComponent).join('/')}`
    const signal = AbortSignal.timeout(LONGEST_MS)
    const response = await client
      .fetch(address, { method, redirect: 'error', signal, ...more })
      .catch((cause) => {
        throw new OperatorFault('The store of uploaded files (ASSET_STORE) cannot be reached.', {
          cause,
        })
      })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new OperatorFault(
      `The store of uploaded files (ASSET_STORE) answered ${response.status} to ${method}.`,
    )
  }

  return {
    open: async (path) => {
      const { status, headers } = await ask(path, 'HEAD')
      if (status === 404) return undefined
      const size = Number(headers.get('content-length'))
      const modified = Date.parse(headers.get('last-modified') ?? '')
      return {
        size,
        modified: Number.isNaN(modified) ? undefined : modified,
        identity: `${path}:${size}:${headers.get('etag')}`,
        stream: (range) => {
          const wanted = range && { headers: { range: `bytes=${range.first}-${range.last}` } }
          return bodyOf(() => ask(path, 'GET', wanted))
        },
      }
    },
    put: async (path, bytes, contentType) => {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': digest }
      const { status } = await ask(path, 'PUT', { body: Buffer.from(bytes), headers })
      if (status === 404) throw new OperatorFault(`ASSET_STORE names no bucket: ${bucket}.`)
    },
    remove: async (path) => {
      await ask(path, 'DELETE')
    },
  }
}

/** The body of an answer that is asked for when the first byte is wanted. */
function bodyOf(ask: () => Promise<Response>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      pull: async (controller) => {
        reader ??= await readerOf(ask)
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function readerOf(ask: () => Promise<Response>) {
  const { ok, body } = await ask()
  if (!ok || body === null) throw new OperatorFault('A file went away while it was read.')
  return body.getReader()
}

const RETRIES = 2
const LONGEST_MS = 60_000

/**
 * Deletes the temporary files that a process left below a folder when it was killed in the middle of an upload. Those
 * of the last hour stay: another process may be writing them. A folder that is not there has none.
 *
 * @param now milliseconds since 1970
 */
async function sweepTemporary(folder: string, now: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    if (!name.endsWith(TEMPORARY_ENDING)) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && now - found.mtimeMs > STALE_AFTER_MS) await rm(file, { force: true })
  }
}
