import { isObject } from './fields.ts'
import { Refusal } from './refusal.ts'

/**
 * The JSON object that a request carries; empty when it carries nothing. Throws a `Refusal`: 413 for one that
 * is too long, 415 for another type, 400 for what is no JSON object.
 */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await bytesOf(request, MAXIMUM_BYTES)
  if (bytes.length === 0) return {}
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, { error: 'The body is expected to be application/json' })
  }
  const read = parsed(bytes)
  if (isObject(read)) return read
  throw new Refusal(400, { error: 'The body is expected to be a JSON object, in UTF-8' })
}

/**
 * The bytes that a request carries. Throws a `Refusal` (413) when they are more than `most`; nothing is kept of a
 * request that says so before it sends them.
 */
export async function bytesOf({ body, headers }: Request, most: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array()
  const isTooLong = Number(headers.get('content-length') ?? 0) > most
  let parts: Uint8Array[] = []
  let kept = 0
  let dropped = 0
  for await (const part of body) {
    if (!isTooLong && dropped === 0 && kept + part.length <= most) {
      kept += part.length
      parts.push(part)
      continue
    }
    // What is left is read and dropped, so that the answer reaches a client that is still sending.
    parts = []
    dropped += part.length
    if (dropped > MAXIMUM_DROPPED_BYTES) break
  }
  if (dropped === 0) return Buffer.concat(parts)
  throw new Refusal(413, { error: `The body is expected to have at most ${most} bytes` })
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const MAXIMUM_BYTES = 4 * 1024 * 1024
const MAXIMUM_DROPPED_BYTES = 3 * MAXIMUM_BYTES
