/** A finger or mouse that moves less far has pressed, not dragged. */
const SLIP = 6

interface DragOptions {
  /** Whether hours can be taken up where the pointer went down; takes them up when the drag begins. */
  readonly canTake: (target: EventTarget | null) => boolean
  readonly take: (target: EventTarget | null) => void
  /** How far along the container the pointer is, from 0 to 1. */
  readonly over: (share: number) => void
  readonly drop: () => void
  readonly cancel: () => void
  /** What hangs at the pointer. */
  readonly label: () => string
}

/** Lets hours be dragged by mouse or finger; the press that a browser reports after a drag is none. */
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
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLIP) return
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
