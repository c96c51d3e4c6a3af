import { type RefObject, useLayoutEffect, useRef } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps the caret at its words when a colleague's words come into the text around it.
 *
 * @param value what the control shows
 * @returns what the control calls when its caret has moved
 */
export function useCaret(control: RefObject<TextControl | null>, value: string): () => void {
  const kept = useRef({ value, start: 0, end: 0 })
  const note = () => {
    const element = control.current
    if (element === null) return
    const { selectionStart, selectionEnd } = element
    kept.current = { value: element.value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }
  }
  useLayoutEffect(() => {
    const { value: before, start, end } = kept.current
    if (before === value) return
    kept.current = {
      value,
      start: movedPlace(before, value, start),
      end: movedPlace(before, value, end),
    }
    if (document.activeElement !== control.current) return
    control.current?.setSelectionRange(kept.current.start, kept.current.end)
  }, [control, value])
  return note
}

/** Where a place in a text is after other words came in before it or behind it. */
export function movedPlace(before: string, after: string, place: number): number {
  const isSameBefore = before.slice(0, place) === after.slice(0, place)
  return isSameBefore
    ? place
    : Math.max(0, Math.min(after.length, place + after.length - before.length))
}
