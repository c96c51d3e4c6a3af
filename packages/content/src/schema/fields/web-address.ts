import type { Link } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { readLink } from './multilink.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** Address, stored as text, or in older components as a link or file (DATA-3); undefined if unsafe (BLOCK-10). */
export function webAddress(options: FieldOptions): Field<Link> {
  return optionalField('text', options, readLink)
}
