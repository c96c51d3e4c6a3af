/**
 * Reads a request's body; undefined above `maxBytes`. Reads on, up to `maxReadBytes` in all, so that the response
 * reaches a client that is still sending.
 * @param body chunks of a `Request` or a Node request; null without a body
 * @throws when the connection ends before the body does
 */
export async function readBoundedBody(
  body: AsyncIterable<Uint8Array> | null,
  { maxBytes, maxReadBytes }: { readonly maxBytes: number; readonly maxReadBytes: number },
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length <= maxBytes) parts.push(part)
    else if (length > maxReadBytes) break
  }
  return length <= maxBytes ? Buffer.concat(parts) : undefined
}

/** True for a body declared as JSON, which a form on another site cannot send without a preflight request. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

/** Parses JSON in UTF-8; undefined when malformed. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
