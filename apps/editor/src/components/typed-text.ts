type TextControl = HTMLInputElement | HTMLTextAreaElement

const TEXTS = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=url])'

/** The control in which somebody types words to be kept; a search box holds none. */
export function textControlOf(target: EventTarget): TextControl | undefined {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isText && target.matches(TEXTS) && !target.readOnly ? target : undefined
}

/**
 * Whether a dialog holds text that is not sent. A control may name in `data-saved` what is known to be kept.
 *
 * @param before what each control held when somebody first entered it
 */
export function changedText(before: ReadonlyMap<Element, string>, dialog: Element | null): boolean {
  return [...before].some(([element, value]) => {
    const control = textControlOf(element)
    if (control === undefined || control.closest('dialog') !== dialog) return false
    return control.isConnected && control.value !== (control.dataset.saved ?? value)
  })
}
