/**
 * Parses a JSON-LD document for a script element; undefined when `code` is not JSON or has neither
 * `@context` nor `@type` (BLOCK-8). Escapes `<`, so that `</script>` in a value cannot end the element, and
 * the two line separators that older script parsers break at.
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

/**
 * Reason for leaving out a JSON-LD document (BLOCK-8): not JSON, or an object with neither `@context` nor
 * `@type`. Undefined for a valid one.
 */
export function jsonLdError(code: string): 'no-json' | 'no-type' | undefined {
  try {
    return isLinkedData(JSON.parse(code)) ? undefined : 'no-type'
  } catch {
    return 'no-json'
  }
}

/** Escapes JSON text so that it cannot end the script element around it. */
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
