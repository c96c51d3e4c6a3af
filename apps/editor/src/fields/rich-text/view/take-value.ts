import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'

/** Marks a transaction that brings in a change made elsewhere. */
export const FROM_OUTSIDE = 'fromOutside'

/**
 * Turns the document into another one by replacing only what differs, so that the caret stays where it is.
 * Undefined where nothing differs.
 */
export function takeDocument(state: EditorState, next: Node): Transaction | undefined {
  const { doc } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return undefined
  // Text that repeats around the difference, such as one of two equal letters, must not be counted on both
  // sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const transaction = state.tr.setMeta(FROM_OUTSIDE, true)
  const smallest = transaction.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (smallest.doc.eq(next)) return smallest
  return state.tr.setMeta(FROM_OUTSIDE, true).replaceWith(0, doc.content.size, next.content)
}
