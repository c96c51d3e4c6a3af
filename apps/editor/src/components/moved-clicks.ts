const PRESSABLE = 'button, a[href], label, summary'
/** Largest movement between down and up that still counts as a press. */
const MAX_MOVE_PX = 4

/**
 * Clicks a control that moved away, because content loaded above it, between pointer down and pointer up. The browser
 * sends such a click to an ancestor of both elements, where it does nothing. Returns a function that removes the
 * listeners.
 */
export function retargetMovedClicks(page: Document): () => void {
  let currentPress:
    | { readonly control: HTMLElement; readonly x: number; readonly y: number }
    | undefined
  const rememberPress = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>(PRESSABLE)
    const isPress = event.button === 0 && control !== null && control !== undefined
    currentPress = isPress ? { control, x: event.clientX, y: event.clientY } : undefined
  }
  const rescueClick = (event: MouseEvent) => {
    const press = currentPress
    currentPress = undefined
    // Clicks by key or script have no pointer press.
    if (press === undefined || event.detail === 0 || !(event.target instanceof Node)) return
    const { control, x, y } = press
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= MAX_MOVE_PX
    if (!isStill || !control.isConnected || control.contains(event.target)) return
    event.stopPropagation()
    event.preventDefault()
    control.click()
  }
  page.addEventListener('pointerdown', rememberPress, true)
  page.addEventListener('click', rescueClick, true)
  return () => {
    page.removeEventListener('pointerdown', rememberPress, true)
    page.removeEventListener('click', rescueClick, true)
  }
}
