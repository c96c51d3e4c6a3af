import type { FormField, FormFieldKind } from '../schema/stories/form-field.ts'

/** A question of a form, with its choices resolved. */
export interface Question {
  readonly name: string
  readonly kind: FormFieldKind
  readonly label: string
  readonly help: string | undefined
  readonly required: boolean
  readonly autocomplete: string | undefined
  readonly choices: readonly Choice[]
  /** In characters. */
  readonly maximum: number
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** Question of a form field; `datasourceChoices` come from the data source that the field names. */
export function questionOf(field: FormField, datasourceChoices: readonly Choice[] = []): Question {
  const { name, kind, label, help, required, autocomplete, choices_source } = field
  return {
    name,
    kind,
    label,
    help,
    required,
    autocomplete,
    choices: choices_source === undefined ? ownChoices(field) : datasourceChoices,
    maximum: maximumOf(field),
  }
}

export function isPicked({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'select' || kind === 'radios' || kind === 'checkboxes'
}

function ownChoices({ choices = '' }: FormField): readonly Choice[] {
  const lines = choices.split('\n').flatMap((line) => line.trim() || [])
  return [...new Set(lines)].map((line) => ({ value: line, label: line }))
}

function maximumOf({ kind, maximum }: FormField): number {
  const defaultMaximum = kind === 'textarea' ? 5000 : kind === 'email' ? 254 : 200
  if (maximum === undefined || maximum < 1) return defaultMaximum
  return Math.min(Math.floor(maximum), MAX_CHARACTERS)
}

const MAX_CHARACTERS = 10_000
