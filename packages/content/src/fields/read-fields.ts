import type { Fields, ValuesOf } from './field.ts'
import type { ReadContext } from './read-context.ts'

export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

/**
 * Reads the fields of a raw block. An optional field that is absent or unusable gets its `missing`
 * value; a required one makes the whole block unreadable, and `reason` names it (DATA-4).
 */
export function readFields<F extends Fields>(
  fields: F,
  raw: unknown,
  context: ReadContext,
): ReadResult<ValuesOf<F>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, reason: `expected an object with fields, found ${describe(raw)}` }
  }
  const value: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const stored = Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined
    const read = field.read(stored, context)
    if (read === undefined && field.definition.required) {
      return { ok: false, reason: `field "${name}" is required, found ${describe(stored)}` }
    }
    value[name] = read === undefined ? field.missing : read
  }
  return { ok: true, value: value as ValuesOf<F> }
}

function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list it cannot use'
  return typeof value === 'object' ? 'an object it cannot read' : `a ${typeof value} it cannot read`
}
