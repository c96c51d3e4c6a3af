import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** An IANA name such as `Europe/Berlin`; one that is not known reads as undefined, so that no date fails. */
export function timeZone(about: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(about) },
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
