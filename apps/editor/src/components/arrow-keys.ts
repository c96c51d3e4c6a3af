import type { KeyboardEvent } from 'react'

/** Moves the focus to the next or previous element of a selector when the event is an up or down key. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const elements = event.currentTarget.querySelectorAll<HTMLElement>(selector)
  const index = [...elements].findIndex((stop) => stop.matches(':focus'))
  elements[Math.max(0, Math.min(elements.length - 1, index + step))]?.focus()
}
