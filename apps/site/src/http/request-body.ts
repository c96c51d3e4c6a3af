import type { IncomingMessage } from 'node:http'
import { isJson, readBoundedBody } from '@prospectus/server/bounded-body'

/**
 * The body of a request; undefined when it has more than `most` bytes.
 *
 * @throws when the connection ends before the body does
 */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  return readBoundedBody(request, { most, mostDropped: MOST_DROPPED_BYTES })
}

/** Whether a request says that its body is JSON as it stands. */
export function sendsJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const isPlain = /^(identity)?$/i.test(headers['content-encoding'] ?? '')
  return isPlain && isJson(headers['content-type'])
}

const MOST_DROPPED_BYTES = 16 * 1024 * 1024
