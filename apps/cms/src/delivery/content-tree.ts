import { isRecord } from '@prospectus/protocol/values/is-record'

export type ContentObject = Readonly<Record<string, unknown>>

/** Maps every object in content, innermost first. Leaves anything deeper than 500 levels unchanged. */
export function mapObjects(
  value: unknown,
  change: (object: ContentObject) => ContentObject,
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH_LEVELS) return value
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change, depth + 1))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    mapObjects(inner, change, depth + 1),
  ])
  return change(Object.fromEntries(entries))
}

/** Yields all objects in content, outermost first, down to 500 levels. */
export function* objectsIn(value: unknown, depth = 0): Generator<ContentObject> {
  if (depth > MAX_DEPTH_LEVELS) return
  if (isRecord(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* objectsIn(inner, depth + 1)
}

const MAX_DEPTH_LEVELS = 500
