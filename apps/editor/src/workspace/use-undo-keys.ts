import { useEffect } from 'react'
import type { OpenStory } from '../saving/open-story.ts'

/** Ctrl+Z undoes in the story, Ctrl+Y and Ctrl+Shift+Z redo. */
export function useUndoKeys(open: OpenStory): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if ((!isRedo && key !== 'z') || isTypedElsewhere(event.target)) return
      event.preventDefault()
      if (isRedo) open.redo()
      else open.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
}

/**
 * Whether a key is meant for words that are no part of the story: those in the search or in a dialog, where the
 * browser undoes by itself. What a dialog marked so shows is part of the story.
 */
function isTypedElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const dialog = target.closest('dialog') ?? document.querySelector('dialog:modal')
  if (dialog !== null) return !dialog.matches('[data-edits-story]')
  const isField = target.closest('input, textarea, select, [contenteditable]') !== null
  return isField && target.closest('.workspace-fields') === null
}
