import type { Link } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { readLink } from './multilink.ts'
import { described, type FieldText } from './text.ts'

/**
 * An address that editors type or paste as plain text, or that an older component stored as a link or file
 * (DATA-3). An unsafe address reads as undefined (BLOCK-10).
 */
export function webAddress(about: FieldText): Field<Link> {
  return {
    definition: { type: 'text', ...described(about) },
    read: readLink,
    fallback: undefined,
  }
}
