import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { isObject } from '../../../document/json.ts'
import { translate } from '../../../messages/messages.ts'
import { Tool, Toolbar } from './toolbar.tsx'

interface SelectedNodeBarProps {
  readonly editor: Editor
  readonly onEdit: (position: number) => void
}

/** Actions on a selected picture or embedded block. */
export function SelectedNodeBar({ editor, onEdit }: SelectedNodeBarProps) {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null
  const { node, from } = selection
  const { stored } = node.attrs
  const attrs = isObject(stored) && isObject(stored.attrs) ? stored.attrs : {}
  const isPicture = node.type.name === 'image' || node.type.name === 'image_block'
  const setAlt = (alt: string) => {
    const changed = { ...(isObject(stored) ? stored : { type: 'image' }), attrs: { ...attrs, alt } }
    const { tr } = editor.state
    tr.setNodeMarkup(from, null, { ...node.attrs, stored: changed })
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)))
  }
  return (
    <Toolbar label={translate('richText.chosenToolbar')}>
      {node.type.name === 'blok' && (
        <Tool name={translate('richText.edit')} symbol="✎" onClick={() => onEdit(from)} />
      )}
      {isPicture && (
        <input
          type="text"
          aria-label={translate('richText.alt')}
          placeholder={translate('richText.alt')}
          value={typeof attrs.alt === 'string' ? attrs.alt : ''}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      )}
      {node.isBlock && (
        <>
          <Tool
            name={translate('richText.moveUp')}
            symbol="↑"
            onClick={() => moveSelected(editor, -1)}
          />
          <Tool
            name={translate('richText.moveDown')}
            symbol="↓"
            onClick={() => moveSelected(editor, 1)}
          />
        </>
      )}
      <Tool
        name={translate('richText.remove')}
        symbol="×"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      />
    </Toolbar>
  )
}

/** Moves the selected node past its neighbour, if there is one. */
function moveSelected(editor: Editor, by: -1 | 1): void {
  const { selection, tr, doc } = editor.state
  if (!(selection instanceof NodeSelection)) return
  const { from, to, node } = selection
  const edge = doc.resolve(by === -1 ? from : to)
  const neighbour = by === -1 ? edge.nodeBefore : edge.nodeAfter
  if (neighbour === null) return
  const target = by === -1 ? from - neighbour.nodeSize : from + neighbour.nodeSize
  tr.delete(from, to).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView()
  editor.view.dispatch(tr)
}
