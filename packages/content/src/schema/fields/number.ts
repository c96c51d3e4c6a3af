import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** Finite number; the content system stores numbers as text (delivery-protocol#content). */
export function number(options: FieldText): Field<number> {
  return {
    definition: { type: 'number', ...described(options) },
    read: (raw) => {
      if (typeof raw !== 'number' && (typeof raw !== 'string' || raw.trim() === ''))
        return undefined
      const value = Number(raw)
      return Number.isFinite(value) ? value : undefined
    },
    fallback: undefined,
  }
}
