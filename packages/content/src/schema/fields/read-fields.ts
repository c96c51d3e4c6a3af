import { isRecord } from '@prospectus/protocol/values/is-record'
import type { ReadContext } from '../context/read-context.ts'
import { describeStored, isFilled } from '../values/stored-value.ts'
import { componentOf, uidOf } from '../values/uid.ts'
import type { Fields, ValuesOf } from './field.ts'

export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

/**
 * Reads fields, with fallbacks for absent and invalid values, and reports invalid ones. Fails if a required field is
 * missing; `reason` names it (DATA-4).
 */
export function readFields<F extends Fields>(
  fields: F,
  raw: unknown,
  context: ReadContext,
): ReadResult<ValuesOf<F>> {
  if (!isRecord(raw)) {
    return { ok: false, reason: `expected an object with fields, found ${describeStored(raw)}` }
  }
  const value: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const stored = Object.hasOwn(raw, name) ? raw[name] : undefined
    const result = field.read(stored, context)
    if (result === undefined && field.definition.required) {
      return { ok: false, reason: `field "${name}" is required, found ${describeStored(stored)}` }
    }
    if (result === undefined && isFilled(stored)) {
      context.onDropped({
        component: componentOf(raw) ?? '',
        uid: uidOf(raw) ?? '',
        only: 'field',
        reason: `The field "${name}" is not used: found ${describeStored(stored)}.`,
      })
    }
    value[name] = result === undefined ? field.fallback : result
  }
  return { ok: true, value: value as ValuesOf<F> }
}
