import type { Field } from './field.ts'

export interface FieldText {
  readonly label: string
  readonly help?: string
}

/** Definition keys every field shares. */
export function described({ label, help }: FieldText) {
  return { display_name: label, ...(help === undefined ? {} : { description: help }) }
}

/** One line of text. Numbers are read as their digits; anything else, and blank text, is missing. */
export function text(about: FieldText): Field<string> {
  return { definition: { type: 'text', ...described(about) }, read: readText, missing: undefined }
}

/** Several lines of plain text. */
export function textarea(about: FieldText): Field<string> {
  return {
    definition: { type: 'textarea', ...described(about) },
    read: readText,
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
