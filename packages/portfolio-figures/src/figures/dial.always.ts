/** Distance by which the touch area extends beyond both ends of the slider: half a touch target. */
const REACH_PX = 22

/** Distance from which a finger's move is a drag, and not the beginning of a scroll. */
const MIN_DRAG_PX = 8

/**
 * Shows the slider of the status date. If `data-from` and `data-to` (percent of the width) are set, the slider can be
 * dragged anywhere between them. Loaded before the enhancer that redraws the figure, so that a first touch is not lost.
 */
export function enhance(element: HTMLElement): void {
  const { from, to } = element.dataset
  element.hidden = false
  const range = element.querySelector('input')
  if (from === undefined || to === undefined || range === null) return
  element.style.insetInlineStart = `calc(${from}% - ${REACH_PX}px)`
  element.style.inlineSize = `calc(${Number(to) - Number(from)}% + ${2 * REACH_PX}px)`
  followPointer(element, range)
}

/** Makes the slider follow the pointer. A native slider would jump to a finger that may only be about to scroll. */
function followPointer(element: HTMLElement, range: HTMLInputElement): void {
  let start: { readonly x: number; readonly value: string } | undefined
  let isDragging = false
  const dispatch = (type: 'input' | 'change') =>
    range.dispatchEvent(new Event(type, { bubbles: true }))
  const moveTo = ({ clientX }: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect()
    const share = (clientX - left - REACH_PX) / (width - 2 * REACH_PX)
    const [min, max] = [Number(range.min), Number(range.max)]
    const previousValue = range.value
    range.value = String(min + share * (max - min))
    if (range.value !== previousValue) dispatch('input')
  }
  const end = () => {
    if (isDragging && range.value !== start?.value) dispatch('change')
    start = undefined
    isDragging = false
  }
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    start = { x: event.clientX, value: range.value }
    isDragging = event.pointerType === 'mouse'
    element.setPointerCapture(event.pointerId)
    range.focus({ preventScroll: true })
    if (isDragging) moveTo(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (start === undefined) return
    isDragging ||= Math.abs(event.clientX - start.x) > MIN_DRAG_PX
    if (isDragging) moveTo(event)
  })
  element.addEventListener('pointerup', (event) => {
    if (start === undefined) return
    isDragging = true
    moveTo(event)
    end()
  })
  element.addEventListener('pointercancel', end)
}
