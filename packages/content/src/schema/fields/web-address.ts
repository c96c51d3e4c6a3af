import type { Link } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { readLink } from './multilink.ts'
import { described, type FieldText } from './text.ts'

/** Address as text, or as a link or file of older components (DATA-3); undefined if unsafe (BLOCK-10). */
export function webAddress(options: FieldText): Field<Link> {
  return {
    definition: { type: 'text', ...described(options) },
    read: readLink,
    fallback: undefined,
  }
}
