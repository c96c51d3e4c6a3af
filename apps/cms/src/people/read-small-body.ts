/** The JSON object that a request carries, if it is one of a few kilobytes; empty when it carries nothing. */
export async function readSmallBody(
  request: Request,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > MOST_BYTES) return undefined
    parts.push(part)
  }
  if (length === 0) return {}
  // A form of another site's page can send anything but this type without being asked first.
  if (!/^application\/json\s*(;|$)/i.test(type)) return undefined
  try {
    const read: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
    return isObject ? { ...read } : undefined
  } catch {
    return undefined
  }
}

const MOST_BYTES = 16 * 1024
