import { type FieldPath, fieldId } from './field-props.ts'

const CONTROLS = 'input, textarea, select, button, [contenteditable=true]'

/**
 * Focuses a field's control; of several, the invalid one or else the first. A focus inside the field, such as on one of
 * its buttons, stays.
 */
export function focusField(form: HTMLElement | null, path: FieldPath): void {
  const control = document.getElementById(fieldId(path))
  const group = form?.querySelector(`[data-field="${CSS.escape(path.field)}"]`)
  if (group?.contains(document.activeElement)) return
  const wrong = group?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = control ?? wrong ?? group?.querySelector<HTMLElement>(CONTROLS)
  target?.focus()
}
