export interface ObjectAtPath {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: string
}

/** Yields every JSON object inside a value with its path, outermost first. */
export function* objectsIn(value: unknown, path = ''): Generator<ObjectAtPath> {
  const stack: { readonly value: unknown; readonly path: string }[] = [{ value, path }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (isJsonObject(value)) yield { value, path }
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (typeof inner !== 'object') continue
      stack.push({ value: inner, path: path === '' ? key : `${path}.${key}` })
    }
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text of a rich-text node, or of nodes, without marks. */
export function textIn(node: unknown): string {
  return [...objectsIn(node)]
    .map(({ value }) => (value.type === 'text' ? String(value.text) : ''))
    .join('')
}
