import { type FieldPath, fieldId } from './field-props.ts'

const CONTROLS = 'input, textarea, select, button, [contenteditable=true]'

/** Puts the focus into a field of a form: on its control, or on the first of several. */
export function focusField(form: HTMLElement | null, path: FieldPath): void {
  const control = document.getElementById(fieldId(path))
  const group = form?.querySelector(`[data-field="${CSS.escape(path.field)}"]`)
  const target = control ?? group?.querySelector<HTMLElement>(CONTROLS)
  target?.focus()
}
