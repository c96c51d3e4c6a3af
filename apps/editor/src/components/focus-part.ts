const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex="0"]'

/**
 * Gives the focus back where it was lost with what had it: to the first of these elements that can take it, or
 * to the first control inside it.
 *
 * @param way an element and those around it, the innermost first, as they stood before
 */
export function focusPartOf(way: readonly HTMLElement[]): void {
  for (const element of way) {
    if (hasFocus()) return
    // The page as a whole had no focus to give back.
    if (!element.isConnected || element.contains(document.body)) continue
    element.focus()
    if (!hasFocus()) focusFirstIn(element)
  }
}

/** Focuses the first control inside an element that can be seen. */
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
