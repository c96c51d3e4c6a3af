import type { ChoicesFrom, FieldDefinition } from '@prospectus/protocol/management/definition'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { createHeadingIds } from '../context/heading-ids.ts'
import type { ReadContext } from '../context/read-context.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { readRichText } from '../rich-text/read-rich-text.ts'
import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'

export interface FieldOptions {
  readonly label: string
  readonly help?: string
  readonly choicesFrom?: ChoicesFrom
  /** False if the site search does not look in this field (SEARCH-2). */
  readonly isSearchable?: boolean
}

/** JSON-LD; the editor shows the errors that keep it from search engines (BLOCK-8). */
export function jsonLd(options: FieldOptions): Field<string> {
  const field = textarea({ ...options, isSearchable: false })
  return { ...field, definition: { ...field.definition, field_type: 'json-ld' } }
}

/** Properties shared by all field definitions. */
export function sharedProperties({ label, help, choicesFrom }: FieldOptions) {
  return {
    display_name: label,
    ...(help === undefined ? {} : { description: help }),
    ...(choicesFrom === undefined ? {} : { choices_from: choicesFrom }),
  }
}

/** Creates a field that is undefined without a valid value. */
export function optionalField<Value>(
  type: FieldDefinition['type'],
  options: FieldOptions,
  read: Field<Value>['read'],
): Field<Value> {
  return { definition: { type, ...sharedProperties(options) }, read, fallback: undefined }
}

/** One line of text; numbers and formatted text are read as plain text (DATA-3), blank text as undefined. */
export function text(options: FieldOptions): Field<string> {
  const field = textarea(options)
  return {
    ...field,
    definition: { ...field.definition, type: 'text' },
    read: (raw, context) => readText(raw) ?? plainTextOf(raw, context)?.replaceAll('\n', ' '),
  }
}

/** Lines of plain text; one per paragraph of formatted text (DATA-3). */
export function textarea(options: FieldOptions): Field<string> {
  return {
    ...optionalField('textarea', options, (raw, context) => {
      return readText(raw) ?? plainTextOf(raw, context)
    }),
    isSearchable: options.isSearchable ?? true,
  }
}

/** Reads formatted text as plain text. Its headings are not shown, so they take no ids from those of the page. */
function plainTextOf(raw: unknown, context: ReadContext): string | undefined {
  if (!isRecord(raw) || raw.type !== 'doc') return undefined
  const document = readRichText(raw, { ...context, headingIds: createHeadingIds() })
  return document === undefined ? undefined : readText(plainText(document))
}
