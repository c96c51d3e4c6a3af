import type { Link } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { readLink } from './multilink.ts'
import { described, type FieldText } from './text.ts'

/**
 * An address as plain text, or stored by an older component as a link or file (DATA-3). An unsafe address
 * reads as undefined (BLOCK-10).
 */
export function webAddress(options: FieldText): Field<Link> {
  return {
    definition: { type: 'text', ...described(options) },
    read: readLink,
    fallback: undefined,
  }
}
