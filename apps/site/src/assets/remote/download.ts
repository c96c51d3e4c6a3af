import { createHash } from 'node:crypto'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import { SNIFFED_BYTES } from '@prospectus/server/files/asset-type'
import { requestIdHeaders } from '@prospectus/server/request-id'

/** Validators of the stored file, for a conditional request. */
export interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

export type DownloadResult =
  | (Validators & { readonly kind: 'file'; readonly size: number; readonly sha256: string })
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'gone'; readonly status: number }
  /** A redirect, which is not followed, or another status below 500 by which the host denies the file. */
  | { readonly kind: 'rejected'; readonly status: number; readonly location: string | undefined }

export interface DownloadLimits {
  readonly maxBytes: number
  /** Time until the connection is established. */
  readonly connectMs: number
  /** Time without a byte from the host. */
  readonly idleMs: number
  /** Time for the whole download. */
  readonly totalMs: number
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  maxBytes: 200 * 1024 * 1024,
  connectMs: 5000,
  idleMs: 10_000,
  totalMs: 120_000,
}

/** No usable file came from the asset host, though it may have one. */
export class AssetHostError extends Error {
  override readonly name = 'AssetHostError'
  /** HTTP status, if there was a response. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/**
 * Fetches a file from the asset host: no redirects, cookies, credentials or compression.
 * @param options.path `f/…`, decoded
 * @param options.isExpectedType checks the first bytes; false ends the download
 * @throws {AssetHostError} if the host is unreachable, slow or overloaded, responds with another unusable status, or
 * sends a file that is compressed, longer than the limit or of another type than expected
 * @throws what `write` throws
 */
export async function download(
  options: {
    readonly origin: URL
    readonly path: string
    readonly validators?: Validators | undefined
    readonly lookup: LookupFunction
    readonly limits: DownloadLimits
    readonly isExpectedType: (head: Uint8Array) => boolean
  },
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<DownloadResult> {
  const { limits } = options
  const request = send(options)
  let abortError: AssetHostError | undefined
  let writeFailure: { readonly error: unknown } | undefined
  let status: number | undefined
  const abort = (why: string) => {
    abortError ??= new AssetHostError(why, status)
    request.destroy(abortError)
  }
  const connectTimer = setTimeout(
    abort,
    limits.connectMs,
    `no connection in ${limits.connectMs} ms`,
  )
  const totalTimer = setTimeout(
    abort,
    limits.totalMs,
    `the download did not finish in ${limits.totalMs} ms`,
  )
  request.on('timeout', () => abort(`nothing came for ${limits.idleMs} ms`))
  request.on('socket', (socket) => {
    const connectEvent = options.origin.protocol === 'https:' ? 'secureConnect' : 'connect'
    socket.once(connectEvent, () => clearTimeout(connectTimer))
  })
  try {
    const response = await responseTo(request)
    status = response.statusCode ?? 0
    const result = resultWithoutFile(response, status, options.validators)
    if (result !== undefined) return result
    return await receive(response, options, async (bytes) => {
      await write(bytes).catch((error: unknown) => {
        writeFailure = { error }
        throw error
      })
    })
  } catch (error) {
    if (writeFailure !== undefined) throw writeFailure.error
    if (abortError !== undefined) throw abortError
    if (error instanceof AssetHostError) throw error
    throw new AssetHostError(`the connection failed: ${messageOf(error)}`, status, error)
  } finally {
    clearTimeout(connectTimer)
    clearTimeout(totalTimer)
    request.destroy()
  }
}

function send(options: Parameters<typeof download>[0]): ClientRequest {
  const { origin, validators, limits } = options
  return (origin.protocol === 'https:' ? requestHttps : requestHttp)({
    // Only a URL has brackets around an IPv6 address.
    hostname: origin.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: origin.port,
    path: `/${encodeAssetPath(options.path)}`,
    headers: {
      'user-agent': 'Prospectus',
      'accept-encoding': 'identity',
      ...requestIdHeaders(),
      ...(validators?.etag && { 'if-none-match': validators.etag }),
      ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
    },
    lookup: options.lookup,
    timeout: limits.idleMs,
    agent: false,
  }).end()
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve)
    // Errors after the headers reach the reader of the body.
    request.on('error', reject)
  })
}

/**
 * The result of a response without a usable file; undefined for 200.
 *
 * @throws {AssetHostError} for any other status that does not say whether the host has the file
 */
function resultWithoutFile(
  response: IncomingMessage,
  status: number,
  validators: Validators | undefined,
): DownloadResult | undefined {
  if (status === 200) return undefined
  if (status === 304 && validators !== undefined) return { kind: 'unchanged' }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (status >= 300 && status < 500 && status !== 408 && status !== 429) {
    return { kind: 'rejected', status, location: response.headers.location?.slice(0, 200) }
  }
  throw new AssetHostError(`the host responded with status ${status}`, status)
}

async function receive(
  response: IncomingMessage,
  { limits, isExpectedType }: Parameters<typeof download>[0],
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<DownloadResult> {
  const { headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    throw new AssetHostError(`the file's content encoding is ${encoding}; expected none`, 200)
  const tooLongError = new AssetHostError(`the file is longer than ${limits.maxBytes} bytes`, 200)
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  const checkHead = () => {
    if (!isExpectedType(head))
      throw new AssetHostError("the file's first bytes do not match its extension", 200)
  }
  for await (const chunk of response as AsyncIterable<Buffer>) {
    const sizeBefore = size
    size += chunk.length
    if (size > limits.maxBytes) throw tooLongError
    if (sizeBefore < SNIFFED_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - sizeBefore)])
      if (head.length === SNIFFED_BYTES) checkHead()
    }
    hash.update(chunk)
    await write(chunk)
  }
  if (size < SNIFFED_BYTES) checkHead()
  const { etag, 'last-modified': lastModified } = headers
  return { kind: 'file', size, sha256: hash.digest('hex'), etag, lastModified }
}

/** An `AggregateError`, from failed attempts at several addresses, has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(String).join('; ')
  return error instanceof Error ? error.message : String(error)
}
