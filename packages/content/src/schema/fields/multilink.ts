import type { ReadContext } from '../context/read-context.ts'
import { type Link, readMultilink } from '../links/multilink.ts'
import { isStored, single } from '../values/stored-value.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** Link to a story, web or e-mail address, or file; undefined if unsafe (BLOCK-10). */
export function multilink(options: FieldText): Field<Link> {
  return {
    definition: { type: 'multilink', ...described(options) },
    read: readLink,
    fallback: undefined,
  }
}

/** Reads a link stored as a link, an address or a file (DATA-3). Never throws. */
export function readLink(raw: unknown, context: ReadContext): Link | undefined {
  const stored = single(raw)
  return isStored(stored) && 'filename' in stored
    ? readMultilink({ linktype: 'asset', url: stored.filename }, context)
    : readMultilink(stored, context)
}
