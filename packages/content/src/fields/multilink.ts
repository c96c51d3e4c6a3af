import { type Link, readMultilink } from '../links/multilink.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A link to a story, an address, an e-mail address or a file (BLOCK-10). Unsafe ones are missing. */
export function multilink(about: FieldText): Field<Link> {
  return {
    definition: { type: 'multilink', ...described(about) },
    read: readMultilink,
    missing: undefined,
  }
}
