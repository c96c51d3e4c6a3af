import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A switch. `missing` is what an absent value counts as. */
export function flag(about: FieldText, missing = false): Field<boolean, boolean> {
  return {
    definition: { type: 'boolean', ...described(about) },
    read: (raw) => {
      if (typeof raw === 'boolean') return raw
      return raw === 'true' ? true : raw === 'false' ? false : undefined
    },
    missing,
  }
}
