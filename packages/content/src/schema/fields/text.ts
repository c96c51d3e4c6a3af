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
  /** False for text that visitors do not see or search for (SEARCH-2). */
  readonly searched?: boolean
}

/** JSON-LD; the editor shows the errors that keep it from search engines (BLOCK-8). */
export function jsonLd(options: FieldText): Field<string> {
  const field = textarea({ ...options, searched: false })
  return { ...field, definition: { ...field.definition, field_type: 'json-ld' } }
}

/** Properties shared by all field definitions. */
export function described({ label, help, choicesFrom }: FieldText) {
  return {
    display_name: label,
    ...(help === undefined ? {} : { description: help }),
    ...(choicesFrom === undefined ? {} : { choices_from: choicesFrom }),
  }
}

/** One line of text; numbers and formatted text are read as plain text (DATA-3), blank text as undefined. */
export function text(options: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(options) },
    read: (raw, context) => readText(raw) ?? plainTextOf(raw, context)?.replaceAll('\n', ' '),
    fallback: undefined,
    searched: options.searched ?? true,
  }
}

/** Lines of plain text; one per paragraph of formatted text (DATA-3). */
export function textarea(options: FieldText): Field<string> {
  return {
    definition: { type: 'textarea', ...described(options) },
    read: (raw, context) => readText(raw) ?? plainTextOf(raw, context),
    fallback: undefined,
    searched: options.searched ?? true,
  }
}

/** Ids for its headings come from a separate set: the page shows them as plain text. */
function plainTextOf(raw: unknown, context: ReadContext): string | undefined {
  if (!isStored(raw) || raw.type !== 'doc') return undefined
  const document = readRichText(raw, { ...context, headingIds: createHeadingIds() })
  return document === undefined ? undefined : readText(plainText(document))
}
