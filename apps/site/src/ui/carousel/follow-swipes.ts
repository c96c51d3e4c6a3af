import { isDrag } from './turn-rules.ts'

interface SwipeHandlers {
  /** Called during a drag, `dx` px right of its start. */
  readonly dragged: (dx: number) => void
  /** Called at the end of a drag, `dx` px from its start; 0 when the browser took the pointer to scroll. */
  readonly released: (dx: number) => void
}

/** Reports drags by touch, pen and mouse (BLOCK-5). A drag never follows the link it started on. */
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

  // Otherwise the browser drags the link or picture itself.
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener(
    'click',
    (event) => {
      // A keyboard click has no detail.
      if (!dragging || event.detail === 0) return
      dragging = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
