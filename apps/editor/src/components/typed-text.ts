type TextControl = HTMLInputElement | HTMLTextAreaElement

const TEXT_SELECTOR = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=url])'

/** The text control that is the target; undefined for others, such as a search box or a read-only field. */
export function textControlOf(target: EventTarget): TextControl | undefined {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isText && target.matches(TEXT_SELECTOR) && !target.readOnly ? target : undefined
}

/**
 * Returns true when a dialog has unsent text. A control can name its saved value in `data-saved`.
 *
 * @param before value of each control when it was first focused
 */
export function hasUnsentText(
  before: ReadonlyMap<Element, string>,
  dialog: Element | null,
): boolean {
  return [...before].some(([element, value]) => {
    const control = textControlOf(element)
    if (control === undefined || control.closest('dialog') !== dialog) return false
    return control.isConnected && control.value !== (control.dataset.saved ?? value)
  })
}
