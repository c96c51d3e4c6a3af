import type { KeyboardEvent } from 'react'

/** On an up or down key, moves the focus to the previous or next element that matches the selector. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const elements = event.currentTarget.querySelectorAll<HTMLElement>(selector)
  const index = [...elements].findIndex((element) => element.matches(':focus'))
  elements[Math.max(0, Math.min(elements.length - 1, index + step))]?.focus()
}
