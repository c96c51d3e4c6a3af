import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A switch; an absent value reads as `fallback`. */
export function flag(about: FieldText, fallback = false): Field<boolean, boolean> {
  return {
    definition: { type: 'boolean', ...described(about) },
    read: (raw) => {
      if (typeof raw === 'boolean') return raw
      return raw === 'true' ? true : raw === 'false' ? false : undefined
    },
    fallback,
  }
}
