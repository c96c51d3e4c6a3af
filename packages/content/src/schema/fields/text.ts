import { createHeadingIds } from '../rich-text/heading-ids.ts'
import { plainText, readRichText } from '../rich-text/rich-text.ts'
import type { Field } from './field.ts'
import type { ReadContext } from './read-context.ts'
import { isStored } from './stored-value.ts'

export interface FieldText {
  readonly label: string
  readonly help?: string
}

/** Definition keys every field shares. */
export function described({ label, help }: FieldText) {
  return { display_name: label, ...(help === undefined ? {} : { description: help }) }
}

/**
 * One line of text. Numbers are read as their digits and formatted text as its words (DATA-3); anything
 * else, and blank text, is missing.
 */
export function text(about: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(about) },
    read: (raw, context) => readText(raw) ?? wordsOf(raw, context)?.replaceAll('\n', ' '),
    missing: undefined,
  }
}

/** Several lines of plain text; of formatted text, one for each paragraph (DATA-3). */
export function textarea(about: FieldText): Field<string> {
  return {
    definition: { type: 'textarea', ...described(about) },
    read: (raw, context) => readText(raw) ?? wordsOf(raw, context),
    missing: undefined,
  }
}

/** Trimmed text; a number is read as its digits, anything else and blank text is undefined. */
export function readText(raw: unknown): string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
  if (typeof raw !== 'string') return undefined
  const trimmed = raw.trim()
  return trimmed === '' ? undefined : trimmed
}

/** The words of a formatted document; its headings are none of the page's, and use up no ids. */
function wordsOf(raw: unknown, context: ReadContext): string | undefined {
  if (!isStored(raw) || raw.type !== 'doc') return undefined
  const document = readRichText(raw, { ...context, headingIds: createHeadingIds() })
  return document === undefined ? undefined : readText(plainText(document))
}
