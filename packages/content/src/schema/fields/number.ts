import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** Finite number; the content system stores numbers as text (delivery-protocol#content). */
export function number(options: FieldOptions): Field<number> {
  return optionalField('number', options, (raw) => {
    const value = Number(readText(raw) ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  })
}
