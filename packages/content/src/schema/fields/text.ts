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
  /** False for words that visitors do not see or would not search for (SEARCH-2). */
  readonly searched?: boolean
}

/** The field holds a JSON-LD document: the editor says what keeps search engines from reading it (BLOCK-8). */
export function jsonLd(about: FieldText): Field<string> {
  const field = textarea({ ...about, searched: false })
  return { ...field, definition: { ...field.definition, field_type: 'json-ld' } }
}

/** Definition keys every field shares. */
export function described({ label, help, choicesFrom }: FieldText) {
  return {
    display_name: label,
    ...(help === undefined ? {} : { description: help }),
    ...(choicesFrom === undefined ? {} : { choices_from: choicesFrom }),
  }
}

/**
 * One line of text. Numbers are read as digits, formatted text as its words (DATA-3); blank text and any
 * other value read as undefined.
 */
export function text(about: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(about) },
    read: (raw, context) => readText(raw) ?? wordsOf(raw, context)?.replaceAll('\n', ' '),
    fallback: undefined,
    searched: about.searched ?? true,
  }
}

/** Several lines of plain text; of formatted text, one for each paragraph (DATA-3). */
export function textarea(about: FieldText): Field<string> {
  return {
    definition: { type: 'textarea', ...described(about) },
    read: (raw, context) => readText(raw) ?? wordsOf(raw, context),
    fallback: undefined,
    searched: about.searched ?? true,
  }
}

/**
 * The words of a formatted document. Its headings are not shown as headings, so they must not use up heading
 * ids of the page.
 */
function wordsOf(raw: unknown, context: ReadContext): string | undefined {
  if (!isStored(raw) || raw.type !== 'doc') return undefined
  const document = readRichText(raw, { ...context, headingIds: createHeadingIds() })
  return document === undefined ? undefined : readText(plainText(document))
}
