import type { IncomingMessage } from 'node:http'

/**
 * The body of a request; undefined when it has more than `maximum` bytes. What is too much is read and
 * dropped, up to 16 MB, so that the answer reaches a client that is still sending.
 *
 * @throws when the connection ends before the body does
 */
export async function readBody(
  request: IncomingMessage,
  maximum: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= maximum) chunks.push(chunk)
    else if (bytes > MOST_DROPPED_BYTES) break
  }
  return bytes > maximum ? undefined : Buffer.concat(chunks)
}

/** Whether a request says that its body is JSON as it stands. */
export function sendsJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const isPlain = /^(identity)?$/i.test(headers['content-encoding'] ?? '')
  return isPlain && /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
}

const MOST_DROPPED_BYTES = 16 * 1024 * 1024
