import { type FieldPath, fieldId } from './field-props.ts'

const CONTROLS = 'input, textarea, select, button, [contenteditable=true]'

/**
 * Puts the focus into a field of a form: on its control, or on the first of several. Whoever is in the field
 * already, such as at one of its buttons, stays there.
 */
export function focusField(form: HTMLElement | null, path: FieldPath): void {
  const control = document.getElementById(fieldId(path))
  const group = form?.querySelector(`[data-field="${CSS.escape(path.field)}"]`)
  if (group?.contains(document.activeElement)) return
  const target = control ?? group?.querySelector<HTMLElement>(CONTROLS)
  target?.focus()
}
