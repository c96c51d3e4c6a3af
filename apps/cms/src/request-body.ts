import { isRecord } from '@prospectus/protocol/values/is-record'
import { isJson, parseJson, readBoundedBody } from '@prospectus/server/bounded-body'
import { HttpError } from '@prospectus/server/http-error'

/**
 * Reads a request's JSON object; empty without a body.
 * @throws {HttpError} 413 when it is too long, 415 for another content type, 400 for anything but a JSON object
 */
export async function readBody(
  request: Request,
  maxBytes = 4 * 1024 * 1024,
): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readBytes(request, maxBytes, `The body must have at most ${maxBytes} bytes`)
  if (bytes.length === 0) return {}
  if (!isJson(request.headers.get('content-type'))) {
    throw new HttpError(415, {
      error: 'The body must be JSON, with the header Content-Type: application/json',
    })
  }
  const parsed = parseJson(bytes)
  if (isRecord(parsed)) return parsed
  throw new HttpError(400, { error: 'The body must be a JSON object, in UTF-8' })
}

/**
 * Reads a request's body. Throws an `HttpError` (413) for more than `maxBytes`.
 * @param tooLongMessage message of that error
 */
export async function readBytes(
  { body, headers }: Request,
  maxBytes: number,
  tooLongMessage: string,
): Promise<Uint8Array> {
  // A body that declares too long a length is not buffered.
  const limit = Number(headers.get('content-length') ?? 0) > maxBytes ? 0 : maxBytes
  const maxReadBytes = limit + Math.min(3 * maxBytes, MAX_DROPPED_BYTES)
  const bytes = await readBoundedBody(body, { maxBytes: limit, maxReadBytes })
  if (bytes !== undefined) return bytes
  throw new HttpError(413, { error: tooLongMessage })
}

const MAX_DROPPED_BYTES = 12 * 1024 * 1024
