/**
 * The body of a request, or undefined when it has more than `most` bytes. What is too much is read and dropped up
 * to `mostDropped` bytes, so that the answer reaches a client that is still sending.
 */
export async function readBoundedBody(
  { body }: Request,
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
