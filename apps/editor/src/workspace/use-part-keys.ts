import { useEffect } from 'react'

/** The parts of the workspace in reading order, and what gets the focus in each, the best first. */
const PARTS: readonly (readonly [part: string, ...stops: string[]])[] = [
  ['.workspace-stories', 'input'],
  ['.workspace-bar', 'button:enabled'],
  ['.workspace-outline', '[role="tree"]'],
  ['.workspace-fields', 'input, textarea, select, [contenteditable="true"]', 'button:enabled'],
]

/**
 * F6 leads to the next part of the workspace, Shift+F6 to the one before. Without it the way from the blocks to
 * their fields would lead through every link of the previewed page.
 */
export function usePartKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focused = document.activeElement
      if (event.key !== 'F6' || focused?.closest('dialog')) return
      event.preventDefault()
      const at = PARTS.findIndex(([part]) => focused?.closest(part))
      const stops = PARTS.map(stopIn)
      const ahead = [...stops.slice(at + 1), ...stops.slice(0, at + 1)]
      const before = at < 0 ? stops : [...stops.slice(at), ...stops.slice(0, at)]
      const order = event.shiftKey ? before.toReversed() : ahead
      order.find((stop) => stop !== null)?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function stopIn([part, ...stops]: (typeof PARTS)[number]): HTMLElement | null {
  const found = stops.map((stop) => document.querySelector<HTMLElement>(`${part} :is(${stop})`))
  return found.find((element) => element !== null) ?? null
}
