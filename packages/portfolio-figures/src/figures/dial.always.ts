/** Distance by which the touch area extends past both ends: half a touch target. */
const REACH_PX = 22

/** Pixels that a finger moves before it drags rather than scrolls. */
const MIN_DRAG_PX = 8

/**
 * Shows the status date slider, and lets the whole area between `data-from` and `data-to` (percent of the width), if
 * set, drag it. Loaded before the slider's own script, so that a first touch is not lost.
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

/** Sets the slider to the pointer. Natively, a slider jumps to a finger that may only be about to scroll. */
function followPointer(element: HTMLElement, range: HTMLInputElement): void {
  let start: { readonly x: number; readonly value: string } | undefined
  let isDragging = false
  const send = (type: 'input' | 'change') => range.dispatchEvent(new Event(type, { bubbles: true }))
  const move = ({ clientX }: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect()
    const share = (clientX - left - REACH_PX) / (width - 2 * REACH_PX)
    const [min, max] = [Number(range.min), Number(range.max)]
    const before = range.value
    range.value = String(min + share * (max - min))
    if (range.value !== before) send('input')
  }
  const end = () => {
    if (isDragging && range.value !== start?.value) send('change')
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
    if (isDragging) move(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (start === undefined) return
    isDragging ||= Math.abs(event.clientX - start.x) > MIN_DRAG_PX
    if (isDragging) move(event)
  })
  element.addEventListener('pointerup', (event) => {
    if (start === undefined) return
    isDragging = true
    move(event)
    end()
  })
  element.addEventListener('pointercancel', end)
}
