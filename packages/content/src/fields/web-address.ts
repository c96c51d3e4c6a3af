import { type Link, readMultilink } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** An address that editors type or paste as plain text. Unsafe ones are missing (BLOCK-10). */
export function webAddress(about: FieldText): Field<Link> {
  return {
    definition: { type: 'text', ...described(about) },
    read: (raw, context) => (typeof raw === 'string' ? readMultilink(raw, context) : undefined),
    missing: undefined,
  }
}
