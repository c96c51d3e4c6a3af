/** A mapping somewhere inside a value, and the path that leads there. */
export interface Visited {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: string
}

/** Every mapping inside a value, outermost first. */
export function* mappingsIn(value: unknown, path = ''): Generator<Visited> {
  if (isMapping(value)) yield { value, path }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield* mappingsIn(inner, path === '' ? key : `${path}.${key}`)
  }
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
