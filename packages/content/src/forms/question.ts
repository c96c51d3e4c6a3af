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
  /** The longest answer, in characters. */
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

export function hasChoices({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'select' || kind === 'radios' || kind === 'checkboxes'
}

function ownChoices({ choices = '' }: FormField): readonly Choice[] {
  const lines = choices.split('\n').flatMap((line) => line.trim() || [])
  return [...new Set(lines)].map((line) => ({ value: line, label: line }))
}

function maximumOf({ kind, maximum }: FormField): number {
  if (maximum === undefined || maximum < 1) return DEFAULT_MAXIMUMS[kind] ?? 200
  return Math.min(Math.floor(maximum), MAX_CHARACTERS)
}

const MAX_CHARACTERS = 10_000
const DEFAULT_MAXIMUMS: { readonly [Kind in FormFieldKind]?: number } = {
  textarea: 5000,
  email: 254,
}
