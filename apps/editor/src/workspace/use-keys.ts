import { useEffect } from 'react'
import type { OpenStory } from '../saving/open-story.ts'

/** Parts of the workspace in reading order, each with the elements that may get the focus, best first. */
const PARTS: readonly (readonly [part: string, ...stops: string[]])[] = [
  ['.workspace-stories', 'input'],
  ['.workspace-bar', 'button:enabled'],
  ['.workspace-outline', '[role="tree"]'],
  ['.workspace-fields', 'input, textarea, select, [contenteditable="true"]', 'button:enabled'],
]

/**
 * F6 moves the focus to the next part of the workspace, Shift+F6 to the one before. With Tab alone, the way from the
 * blocks to their fields leads through every link of the previewed page.
 */
export function usePartKeys(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const focused = document.activeElement
      if (event.key !== 'F6' || focused?.closest('dialog')) return
      event.preventDefault()
      const at = PARTS.findIndex(([part]) => focused?.closest(part))
      const stops = PARTS.map(findStop)
      const ahead = [...stops.slice(at + 1), ...stops.slice(0, at + 1)]
      const before = at < 0 ? stops : [...stops.slice(at), ...stops.slice(0, at)]
      const order = event.shiftKey ? before.toReversed() : ahead
      order.find((stop) => stop !== null)?.focus()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

function findStop([part, ...stops]: (typeof PARTS)[number]): HTMLElement | null {
  const found = stops.map((stop) => document.querySelector<HTMLElement>(`${part} :is(${stop})`))
  return found.find((element) => element !== null) ?? null
}

/** Ctrl+Z undoes in the story, Ctrl+Y and Ctrl+Shift+Z redo. */
export function useUndoKeys(open: OpenStory): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if ((!isRedo && key !== 'z') || isTypedElsewhere(event.target)) return
      event.preventDefault()
      if (isRedo) open.redo()
      else open.undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [open])
}

/**
 * True when a key is meant for text outside the story, in the search or in a dialog, where the browser has its own undo.
 * A dialog with `data-edits-story` shows part of the story.
 */
function isTypedElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const dialog = target.closest('dialog') ?? document.querySelector('dialog:modal')
  if (dialog !== null) return !dialog.matches('[data-edits-story]')
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null
  return isField && target.closest('.workspace-fields') === null
}
