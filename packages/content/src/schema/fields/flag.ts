import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

/** A switch, stored as a boolean or as the text `true` or `false` (DATA-3). */
export function flag(options: FieldOptions, fallback = false): Field<boolean, boolean> {
  return {
    definition: { type: 'boolean', ...sharedProperties(options) },
    read: (raw) => {
      if (raw === 'true') return true
      if (raw === 'false') return false
      return typeof raw === 'boolean' ? raw : undefined
    },
    fallback,
  }
}
