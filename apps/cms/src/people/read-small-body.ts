import { isRecord } from '@prospectus/protocol/values/is-record'
import { isJson, parseJson, readBoundedBody } from '@prospectus/server/bounded-body'

/**
 * The JSON object that a request carries, empty when it carries nothing; undefined for anything else, and for more
 * than a few kilobytes.
 */
export async function readSmallBody(
  request: Request,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const body = await readBoundedBody(request.body, { most: MOST_BYTES, mostDropped: MOST_BYTES })
  if (body?.length === 0) return {}
  if (body === undefined || !isJson(request.headers.get('content-type'))) return undefined
  const read = parseJson(body)
  return isRecord(read) ? read : undefined
}

const MOST_BYTES = 16 * 1024
