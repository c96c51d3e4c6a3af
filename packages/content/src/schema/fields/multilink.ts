import { isRecord } from '@prospectus/protocol/values/is-record'
import type { ReadContext } from '../context/read-context.ts'
import { type Link, readMultilink } from '../links/multilink.ts'
import { unwrapSingle } from '../values/stored-value.ts'
import type { Field } from './field.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** Link to a story, web or e-mail address, or file; undefined if unsafe (BLOCK-10). */
export function multilink(options: FieldOptions): Field<Link> {
  return optionalField('multilink', options, readLink)
}

/** Reads a link stored as a link, an address or a file (DATA-3). Never throws. */
export function readLink(raw: unknown, context: ReadContext): Link | undefined {
  const stored = unwrapSingle(raw)
  return isRecord(stored) && 'filename' in stored
    ? readMultilink({ linktype: 'asset', url: stored.filename }, context)
    : readMultilink(stored, context)
}
