import type { KeyboardEvent } from 'react'

/**
 * Arrow keys go from a search box through what was found and back.
 *
 * @param stops the search box and the buttons, as a selector
 */
export function arrowThrough(event: KeyboardEvent<HTMLElement>, stops: string): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const all = event.currentTarget.querySelectorAll<HTMLElement>(stops)
  const at = [...all].findIndex((stop) => stop.matches(':focus'))
  all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
}
