type TextControl = HTMLInputElement | HTMLTextAreaElement

const TEXT_SELECTOR = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=url])'

/** Returns the target if it is an editable text control; undefined for others, such as a search box. */
export function textControlOf(target: EventTarget): TextControl | undefined {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isText && target.matches(TEXT_SELECTOR) && !target.readOnly ? target : undefined
}

/**
 * Returns true when a dialog has unsent text. A control can name its saved value in `data-saved`.
 *
 * @param initialTexts value of each control when it was first focused
 */
export function hasUnsentText(
  initialTexts: ReadonlyMap<Element, string>,
  dialog: Element | null,
): boolean {
  return [...initialTexts].some(([element, value]) => {
    const control = textControlOf(element)
    if (control === undefined || control.closest('dialog') !== dialog) return false
    return control.isConnected && control.value !== (control.dataset.saved ?? value)
  })
}
