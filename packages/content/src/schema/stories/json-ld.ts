/**
 * Reads JSON-LD and escapes it for a script element; undefined unless it is JSON with `@context` or `@type` (BLOCK-8).
 */
export function readJsonLd(code: unknown): string | undefined {
  if (typeof code !== 'string') return undefined
  try {
    const document: unknown = JSON.parse(code)
    return isLinkedData(document) ? escapeForScript(JSON.stringify(document)) : undefined
  } catch {
    return undefined
  }
}

/** Error of a JSON-LD document: not JSON, or with neither `@context` nor `@type` (BLOCK-8). */
export function jsonLdError(code: string): 'no-json' | 'no-type' | undefined {
  try {
    return isLinkedData(JSON.parse(code)) ? undefined : 'no-type'
  } catch {
    return 'no-json'
  }
}

/** Escapes `<`, since `</script>` would end the element, and two line separators that break older parsers. */
export function escapeForScript(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function isLinkedData(document: unknown): boolean {
  if (Array.isArray(document)) return document.length > 0 && document.every(isLinkedObject)
  return isLinkedObject(document)
}

function isLinkedObject(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.hasOwn(value, '@context') || Object.hasOwn(value, '@type'))
  )
}
