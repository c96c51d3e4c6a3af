const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex="0"]'

/** Restores a lost focus to the first of the elements that is in the page, or to a control inside it. */
export function restoreFocus(candidates: readonly HTMLElement[]): void {
  for (const element of candidates) {
    if (hasFocusedElement()) return
    // The page as a whole cannot take the focus.
    if (!element.isConnected || element.contains(document.body)) continue
    element.focus()
    if (!hasFocusedElement()) focusFirstControl(element)
  }
}

/** Skips the navigation: focuses the search box of the story tree, or the first control of the view. */
export function focusContent(): void {
  focusFirstControl(document.querySelector('.workspace-stories, main'))
}

function focusFirstControl(element: Element | null): void {
  for (const control of element?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
    if (!control.checkVisibility()) continue
    control.focus()
    if (hasFocusedElement()) return
  }
}

function hasFocusedElement(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}
