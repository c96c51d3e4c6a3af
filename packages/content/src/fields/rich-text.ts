import { type RichText, readRichText } from '../rich-text/rich-text.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** Formatted text (protocol section 9). A plain string counts as one paragraph. Empty text is missing. */
export function richText(about: FieldText): Field<RichText> {
  return {
    definition: { type: 'richtext', ...described(about) },
    read: readRichText,
    missing: undefined,
  }
}
