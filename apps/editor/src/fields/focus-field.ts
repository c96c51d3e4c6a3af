import { type FieldPath, fieldId } from './field-props.ts'

const CONTROLS = 'input, textarea, select, button, [contenteditable=true]'

/**
 * Puts the focus into a field of a form: on its control, or of several on the one that something is wrong with, else
 * on the first. Whoever is in the field already, such as at one of its buttons, stays there.
 */
export function focusField(form: HTMLElement | null, path: FieldPath): void {
  const control = document.getElementById(fieldId(path))
  const group = form?.querySelector(`[data-field="${CSS.escape(path.field)}"]`)
  if (group?.contains(document.activeElement)) return
  const wrong = group?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = control ?? wrong ?? group?.querySelector<HTMLElement>(CONTROLS)
  target?.focus()
}
