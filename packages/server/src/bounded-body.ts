/**
 * The body of a request, or undefined when it has more than `most` bytes. What is too much is read and dropped up
 * to `mostDropped` bytes, so that the answer reaches a client that is still sending.
 *
 * @param body in pieces, as a `Request` or a request of Node has it; null when there is none
 * @throws when the connection ends before the body does
 */
export async function readBoundedBody(
  body: AsyncIterable<Uint8Array> | null,
  { most, mostDropped }: { readonly most: number; readonly mostDropped: number },
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length <= most) parts.push(part)
    else if (length > mostDropped) break
  }
  return length <= most ? Buffer.concat(parts) : undefined
}

/** Whether a request says that its body is JSON. A form of another site's page cannot, without being asked first. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

/** What a body of JSON in UTF-8 holds; undefined for one that is malformed. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
