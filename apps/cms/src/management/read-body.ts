import { isRecord } from '@prospectus/protocol/values/is-record'
import { isJson, parseJson, readBoundedBody } from '@prospectus/server/bounded-body'
import { HttpError } from '@prospectus/server/http-error'

/**
 * The JSON object that a request carries; empty when it carries nothing.
 *
 * @throws {HttpError} 413 for one that is too long, 415 for another type, 400 for what is no JSON object
 */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await bytesOf(request, MAXIMUM_BYTES)
  if (bytes.length === 0) return {}
  if (!isJson(request.headers.get('content-type'))) {
    throw new HttpError(415, { error: 'The body is expected to be application/json' })
  }
  const read = parseJson(bytes)
  if (isRecord(read)) return read
  throw new HttpError(400, { error: 'The body is expected to be a JSON object, in UTF-8' })
}

/**
 * The bytes that a request carries.
 *
 * @throws {HttpError} 413 when they are more than `most`
 */
export async function bytesOf({ body, headers }: Request, most: number): Promise<Uint8Array> {
  // Nothing is kept of a request that says beforehand that it is too long.
  const kept = Number(headers.get('content-length') ?? 0) > most ? 0 : most
  const mostDropped = kept + MAXIMUM_DROPPED_BYTES
  const bytes = await readBoundedBody(body, { most: kept, mostDropped })
  if (bytes !== undefined) return bytes
  throw new HttpError(413, { error: `The body is expected to have at most ${most} bytes` })
}

const MAXIMUM_BYTES = 4 * 1024 * 1024
const MAXIMUM_DROPPED_BYTES = 3 * MAXIMUM_BYTES
