import { isDrag } from './turn-rules.ts'

interface SwipeHandlers {
  /** The pointer is dragging the row, now `dx` px to the right of where it went down. */
  readonly dragged: (dx: number) => void
  /** The drag is over, `dx` px from where it began; 0 when the browser took the pointer to scroll. */
  readonly released: (dx: number) => void
}

/**
 * Follows touch, pen and mouse over a row (BLOCK-5). Vertical scrolling stays with the browser
 * (`touch-action`), and a drag never follows the link that it began on.
 */
export function followSwipes(view: HTMLElement, { dragged, released }: SwipeHandlers): void {
  let start: PointerEvent | undefined
  let dragging = false

  view.addEventListener('pointerdown', (event) => {
    dragging = false
    start = event.isPrimary && event.button === 0 ? event : undefined
  })
  addEventListener('pointermove', (event) => {
    if (start?.pointerId !== event.pointerId) return
    const dx = event.clientX - start.clientX
    if (!dragging && isDrag(dx, event.clientY - start.clientY)) {
      dragging = true
      view.classList.add('carousel-dragging')
      getSelection()?.empty()
    }
    if (dragging) dragged(dx)
  })
  const end = (event: PointerEvent) => {
    if (start?.pointerId !== event.pointerId) return
    const dx = event.type === 'pointerup' ? event.clientX - start.clientX : 0
    start = undefined
    view.classList.remove('carousel-dragging')
    if (dragging) released(dx)
  }
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)

  // Otherwise the browser would begin to drag the link or the picture itself.
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no detail, and no drag before it.
      if (!dragging || event.detail === 0) return
      dragging = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
