import type { KeyboardEvent } from 'react'

/** Moves the focus with the up and down keys; `stops` selects the search box and the results. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>, stops: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const elements = event.currentTarget.querySelectorAll<HTMLElement>(stops)
  const index = [...elements].findIndex((stop) => stop.matches(':focus'))
  elements[Math.max(0, Math.min(elements.length - 1, index + step))]?.focus()
}
