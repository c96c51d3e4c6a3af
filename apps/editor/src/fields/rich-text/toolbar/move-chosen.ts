import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** Moves the chosen part past its neighbour, up or down; nothing moves where there is none. */
export function moveChosen(editor: Editor, by: -1 | 1): void {
  const { selection, tr, doc } = editor.state
  if (!(selection instanceof NodeSelection)) return
  const { from, to, node } = selection
  const place = doc.resolve(by === -1 ? from : to)
  const neighbour = by === -1 ? place.nodeBefore : place.nodeAfter
  if (neighbour === null) return
  const target = by === -1 ? from - neighbour.nodeSize : from + neighbour.nodeSize
  tr.delete(from, to).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView()
  editor.view.dispatch(tr)
}
