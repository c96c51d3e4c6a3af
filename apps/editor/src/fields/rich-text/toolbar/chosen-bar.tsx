import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { isObject } from '../../../document/json.ts'
import { WORDS } from '../words.ts'
import { moveChosen } from './move-chosen.ts'
import { Tool, Toolbar } from './toolbar.tsx'

interface ChosenBarProps {
  readonly editor: Editor
  readonly onEdit: (position: number) => void
}

/** What can be done with a picture or an embedded block that is chosen as a whole. */
export function ChosenBar({ editor, onEdit }: ChosenBarProps) {
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
    <Toolbar label={WORDS.chosenToolbar}>
      {node.type.name === 'blok' && <Tool name={WORDS.edit} sign="✎" work={() => onEdit(from)} />}
      {isPicture && (
        <input
          type="text"
          aria-label={WORDS.alt}
          placeholder={WORDS.alt}
          value={typeof attrs.alt === 'string' ? attrs.alt : ''}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      )}
      {node.isBlock && (
        <>
          <Tool name={WORDS.moveUp} sign="↑" work={() => moveChosen(editor, -1)} />
          <Tool name={WORDS.moveDown} sign="↓" work={() => moveChosen(editor, 1)} />
        </>
      )}
      <Tool
        name={WORDS.remove}
        sign="×"
        work={() => editor.chain().focus().deleteSelection().run()}
      />
    </Toolbar>
  )
}
