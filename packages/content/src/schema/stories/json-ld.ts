/**
 * A JSON-LD document ready to stand inside a script element, or undefined when `code` is not JSON or
 * contains neither `@context` nor `@type` (BLOCK-8). `<` is escaped, so that `</script>` inside a value
 * cannot end the element; so are the two line separators that older script parsers break at.
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
 * Reason for keeping a JSON-LD document from search engines (BLOCK-8): it is no JSON, or an object of it names
 * neither what it is nor the vocabulary that says so. Undefined for one that is given.
 */
export function jsonLdError(code: string): 'no-json' | 'no-type' | undefined {
  try {
    return isLinkedData(JSON.parse(code)) ? undefined : 'no-type'
  } catch {
    return 'no-json'
  }
}

/** JSON text that cannot end the script element around it. */
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
