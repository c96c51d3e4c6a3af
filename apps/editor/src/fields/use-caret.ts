import { type RefObject, useLayoutEffect, useRef } from 'react'

export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Keeps the caret at its place when a colleague's text arrives around it. Returns a function to call when it moves. */
export function useCaret(control: RefObject<TextControl | null>, value: string): () => void {
  const stored = useRef({ value, start: 0, end: 0 })
  const store = () => {
    const element = control.current
    if (element === null) return
    const { selectionStart, selectionEnd } = element
    stored.current = { value: element.value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }
  }
  useLayoutEffect(() => {
    const { value: before, start, end } = stored.current
    if (before === value) return
    stored.current = {
      value,
      start: movedOffset(before, value, start),
      end: movedOffset(before, value, end),
    }
    if (document.activeElement !== control.current) return
    control.current?.setSelectionRange(stored.current.start, stored.current.end)
  }, [control, value])
  return store
}

/** Returns the new offset of the same place after text was inserted before or after it. */
export function movedOffset(before: string, after: string, offset: number): number {
  const isSameBefore = before.slice(0, offset) === after.slice(0, offset)
  return isSameBefore
    ? offset
    : Math.max(0, Math.min(after.length, offset + after.length - before.length))
}
