import type { ChoicesFrom } from '@prospectus/protocol/management/definition'
import { createHeadingIds } from '../context/heading-ids.ts'
import type { ReadContext } from '../context/read-context.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { readRichText } from '../rich-text/read-rich-text.ts'
import { readText } from '../values/read-text.ts'
import { isStored } from '../values/stored-value.ts'
import type { Field } from './field.ts'

export interface FieldText {
  readonly label: string
  readonly help?: string
  readonly choicesFrom?: ChoicesFrom
  /** False for text that visitors do not see or would not search for (SEARCH-2). */
  readonly searched?: boolean
}

/** A JSON-LD document; the editor shows the errors for which search engines do not get it (BLOCK-8). */
export function jsonLd(options: FieldText): Field<string> {
  const field = textarea({ ...options, searched: false })
  return { ...field, definition: { ...field.definition, field_type: 'json-ld' } }
}

/** Members that all field definitions share. */
export function described({ label, help, choicesFrom }: FieldText) {
  return {
    display_name: label,
    ...(help === undefined ? {} : { description: help }),
    ...(choicesFrom === undefined ? {} : { choices_from: choicesFrom }),
  }
}

/**
 * One line of text. Numbers are read as digits, formatted text as plain text (DATA-3); blank text and any
 * other value read as undefined.
 */
export function text(options: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(options) },
    read: (raw, context) => readText(raw) ?? plainTextOf(raw, context)?.replaceAll('\n', ' '),
    fallback: undefined,
    searched: options.searched ?? true,
  }
}

/** Several lines of plain text; of formatted text, one for each paragraph (DATA-3). */
export function textarea(options: FieldText): Field<string> {
  return {
    definition: { type: 'textarea', ...described(options) },
    read: (raw, context) => readText(raw) ?? plainTextOf(raw, context),
    fallback: undefined,
    searched: options.searched ?? true,
  }
}

/**
 * The plain text of a formatted document. Its headings are not shown as such, so they get ids apart from
 * those of the page.
 */
function plainTextOf(raw: unknown, context: ReadContext): string | undefined {
  if (!isStored(raw) || raw.type !== 'doc') return undefined
  const document = readRichText(raw, { ...context, headingIds: createHeadingIds() })
  return document === undefined ? undefined : readText(plainText(document))
}
