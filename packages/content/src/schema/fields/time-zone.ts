import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** IANA name such as `Europe/Berlin`; undefined for an unknown name, so that formatting a date never fails. */
export function timeZone(options: FieldOptions): Field<string> {
  return optionalField('text', options, (raw) => {
    const zone = readText(raw)
    return zone !== undefined && isTimeZone(zone) ? zone : undefined
  })
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}
