/** Pixels; a shorter move counts as a press. */
const MIN_DRAG = 6

interface DragOptions {
  /** True if hours can be picked up at the pointer; the drag then takes them. */
  readonly canTake: (target: EventTarget | null) => boolean
  readonly take: (target: EventTarget | null) => void
  /** Position along the container, 0 to 1. */
  readonly over: (share: number) => void
  readonly drop: () => void
  readonly cancel: () => void
  readonly label: () => string
}

/** Drags hours by mouse or finger; ignores the click that follows a drag. */
export function dragBy(container: HTMLElement, options: DragOptions): void {
  const chip = Object.assign(document.createElement('span'), { className: 'levelling-chip' })
  chip.hidden = true
  chip.ariaHidden = 'true'
  let down: PointerEvent | undefined
  let isDragging = false
  let hasDragged = false

  const end = () => {
    down = undefined
    isDragging = false
    chip.hidden = true
  }
  container.addEventListener('pointerdown', (event) => {
    hasDragged = false
    if (event.isPrimary && event.button === 0 && options.canTake(event.target)) down = event
  })
  container.addEventListener('pointermove', (event) => {
    if (down === undefined || event.pointerId !== down.pointerId) return
    if (!isDragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < MIN_DRAG) return
      isDragging = true
      hasDragged = true
      options.take(down.target)
      container.append(chip)
      container.setPointerCapture(event.pointerId)
    }
    const box = container.getBoundingClientRect()
    options.over((event.clientX - box.left) / box.width)
    chip.textContent = options.label()
    chip.hidden = false
    chip.style.transform = `translate(${event.clientX - box.left}px, ${event.clientY - box.top}px)`
  })
  container.addEventListener('pointerup', () => {
    if (isDragging) options.drop()
    end()
  })
  container.addEventListener('pointercancel', () => {
    if (isDragging) options.cancel()
    end()
  })
  container.addEventListener(
    'click',
    (event) => {
      if (hasDragged && event.detail > 0) event.stopImmediatePropagation()
      hasDragged = false
    },
    { capture: true },
  )
}
