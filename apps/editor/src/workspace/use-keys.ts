import { useEffect } from 'react'
import type { StoryStore } from '../saving/story-store.ts'

/** Selectors of the workspace's parts in reading order, each followed by those of the elements to focus, best first. */
const PARTS: readonly (readonly [part: string, ...controls: string[]])[] = [
  ['.workspace-stories', 'input'],
  ['.workspace-bar', 'button:enabled'],
  ['.workspace-outline', '[role="tree"]'],
  ['.workspace-fields', 'input, textarea, select, [contenteditable="true"]', 'button:enabled'],
]

/**
 * Moves the focus to the next part of the workspace with F6, and to the previous one with Shift+F6. With Tab alone, the
 * way from the blocks to their fields leads through every link of the previewed page.
 */
export function usePartKeys(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const focused = document.activeElement
      if (event.key !== 'F6' || focused?.closest('dialog')) return
      event.preventDefault()
      const index = PARTS.findIndex(([part]) => focused?.closest(part))
      const targets = PARTS.map(findFocusTarget)
      const nextTargets = [...targets.slice(index + 1), ...targets.slice(0, index + 1)]
      const earlierTargets =
        index < 0 ? targets : [...targets.slice(index), ...targets.slice(0, index)]
      const orderedTargets = event.shiftKey ? earlierTargets.toReversed() : nextTargets
      orderedTargets.find((target) => target !== null)?.focus()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

function findFocusTarget([part, ...controls]: (typeof PARTS)[number]): HTMLElement | null {
  const elements = controls.map((control) =>
    document.querySelector<HTMLElement>(`${part} :is(${control})`),
  )
  return elements.find((element) => element !== null) ?? null
}

/** Undoes in the story with Ctrl+Z; redoes with Ctrl+Y and Ctrl+Shift+Z. */
export function useUndoKeys(storyStore: StoryStore): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if ((!isRedo && key !== 'z') || isTypedElsewhere(event.target)) return
      event.preventDefault()
      if (isRedo) storyStore.redo()
      else storyStore.undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [storyStore])
}

/**
 * True if the key was pressed outside the story, in the search or in a dialog, where the browser's own undo applies. A
 * dialog with `data-edits-story` edits the story.
 */
function isTypedElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const dialog = target.closest('dialog') ?? document.querySelector('dialog:modal')
  if (dialog !== null) return !dialog.matches('[data-edits-story]')
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null
  return isField && target.closest('.workspace-fields') === null
}
