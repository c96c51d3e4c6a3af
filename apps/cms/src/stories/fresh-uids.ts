import { randomUUID } from 'node:crypto'

/** The same content with ids of their own for all its blocks, so that no two stories share one. */
export function withFreshUids<Value>(content: Value): Value {
  // Safe, since the copy has the same members.
  return copied(content) as Value
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, held]) => [name, copied(held)])
  const copy = Object.fromEntries(members)
  return '_uid' in value ? { ...copy, _uid: randomUUID() } : copy
}
