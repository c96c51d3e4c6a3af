import type { FormField, FormFieldKind } from '../schema/stories/form-field.ts'

/** A question with its choices, wherever they come from. */
export interface Question {
  readonly name: string
  readonly kind: FormFieldKind
  readonly label: string
  readonly help: string | undefined
  readonly required: boolean
  readonly autocomplete: string | undefined
  readonly choices: readonly Choice[]
  /** Characters of the longest answer. */
  readonly maximum: number
}

interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * The question of a form's field.
 *
 * @param sourced the entries of the data source that the field names
 */
export function questionOf(field: FormField, sourced: readonly Choice[] = []): Question {
  const { name, kind, label, help, required, autocomplete, choices_source } = field
  return {
    name,
    kind,
    label,
    help,
    required,
    autocomplete,
    choices: choices_source === undefined ? ownChoices(field) : sourced,
    maximum: maximumOf(field),
  }
}

/** True if the answer is picked from choices. */
export function isPicked({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'select' || kind === 'radios' || kind === 'checkboxes'
}

function ownChoices({ choices = '' }: FormField): readonly Choice[] {
  const lines = choices.split('\n').flatMap((line) => line.trim() || [])
  return [...new Set(lines)].map((line) => ({ value: line, label: line }))
}

function maximumOf({ kind, maximum }: FormField): number {
  const usual = kind === 'textarea' ? 5000 : kind === 'email' ? 254 : 200
  if (maximum === undefined || maximum < 1) return usual
  return Math.min(Math.floor(maximum), MOST_CHARACTERS)
}

const MOST_CHARACTERS = 10_000
