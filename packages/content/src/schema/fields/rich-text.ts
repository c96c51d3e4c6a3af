import { readRichText } from '../rich-text/read-rich-text.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

/** Formatted text (delivery-protocol#rich-text); plain text is split into paragraphs. */
export function richText(options: FieldOptions): Field<RichText> {
  return {
    definition: { type: 'richtext', ...sharedProperties(options) },
    read: readRichText,
    fallback: undefined,
    isSearchable: true,
  }
}
