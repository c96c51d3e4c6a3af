import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

export function flag(options: FieldText, fallback = false): Field<boolean, boolean> {
  return {
    definition: { type: 'boolean', ...described(options) },
    read: (raw) => {
      if (typeof raw === 'boolean') return raw
      return raw === 'true' ? true : raw === 'false' ? false : undefined
    },
    fallback,
  }
}
