const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex="0"]'

/** Restores a lost focus: to the first of an element and its ancestors that can take it, or to a control inside it. */
export function focusPartOf(path: readonly HTMLElement[]): void {
  for (const element of path) {
    if (hasFocus()) return
    // The page as a whole cannot take the focus.
    if (!element.isConnected || element.contains(document.body)) continue
    element.focus()
    if (!hasFocus()) focusFirstIn(element)
  }
}

export function focusFirstIn(element: Element | null): void {
  for (const control of element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
    if (!control.checkVisibility()) continue
    control.focus()
    if (hasFocus()) return
  }
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}
