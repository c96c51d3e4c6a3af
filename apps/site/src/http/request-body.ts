import type { IncomingMessage } from 'node:http'
import { isJson, readBoundedBody } from '@prospectus/server/bounded-body'

/** Reads a body; undefined above `maxBytes`, empty if the connection ends early. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const options = { maxBytes, maxReadBytes: MAX_DROPPED_BYTES }
  return readBoundedBody(request, options).catch(() => Buffer.alloc(0))
}

/** True if the request declares an uncompressed JSON body. */
export function sendsJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const isPlain = /^(identity)?$/i.test(headers['content-encoding'] ?? '')
  return isPlain && isJson(headers['content-type'])
}

/** How much of an oversized body is read and dropped, so that the client gets to read the response. */
const MAX_DROPPED_BYTES = 16 * 1024 * 1024
