import type { Link } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { readLink } from './multilink.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** Address as text, or as a link or file of older components (DATA-3); undefined if unsafe (BLOCK-10). */
export function webAddress(options: FieldOptions): Field<Link> {
  return optionalField('text', options, readLink)
}
