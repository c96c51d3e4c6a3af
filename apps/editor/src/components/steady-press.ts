const PRESSED = 'button, a[href], label, summary'
/** How far a hand moves that only presses. */
const STILL_PX = 4

/**
 * Lets a press count although its button moved away between down and up, because an answer came in and drew
 * something above it: the browser then clicks on what surrounds both places, and nothing would happen.
 *
 * @returns ends it
 */
export function keepPresses(page: Document): () => void {
  let pressed: { readonly control: HTMLElement; readonly x: number; readonly y: number } | undefined
  const down = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>(PRESSED)
    const isPress = event.button === 0 && control !== null && control !== undefined
    pressed = isPress ? { control, x: event.clientX, y: event.clientY } : undefined
  }
  const click = (event: MouseEvent) => {
    const before = pressed
    pressed = undefined
    // A click by key or by script has no press of a pointer behind it.
    if (before === undefined || event.detail === 0 || !(event.target instanceof Node)) return
    const { control, x, y } = before
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= STILL_PX
    if (!isStill || !control.isConnected || control.contains(event.target)) return
    event.stopPropagation()
    event.preventDefault()
    control.click()
  }
  page.addEventListener('pointerdown', down, true)
  page.addEventListener('click', click, true)
  return () => {
    page.removeEventListener('pointerdown', down, true)
    page.removeEventListener('click', click, true)
  }
}
