export interface MappingAtPath {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: string
}

/** Every mapping inside a value, outermost first. */
export function* mappingsIn(value: unknown, path = ''): Generator<MappingAtPath> {
  const stack: { readonly value: unknown; readonly path: string }[] = [{ value, path }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (isMapping(value)) yield { value, path }
    for (const [key, inner] of Object.entries(value).reverse()) {
      if (typeof inner !== 'object') continue
      stack.push({ value: inner, path: path === '' ? key : `${path}.${key}` })
    }
  }
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
