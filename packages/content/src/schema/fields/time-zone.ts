import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** IANA name such as `Europe/Berlin`; an unknown one is undefined, so that formatting a date never fails. */
export function timeZone(options: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(options) },
    read: (raw) => {
      const zone = readText(raw)
      return zone !== undefined && isKnown(zone) ? zone : undefined
    },
    fallback: undefined,
  }
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}
