import { Editor } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import type { Json } from '../../../document/json.ts'
import { loadDocument } from '../document/load.ts'
import { savedNode } from '../document/save.ts'
import { storedOf } from '../document/stored.ts'
import type { BlokOptions } from '../extensions/blok.ts'
import { richTextExtensions } from '../extensions/extensions.ts'
import { paste } from '../paste/paste.ts'
import { FROM_OUTSIDE, takeDocument } from './take-value.ts'

interface RichTextParts extends BlokOptions {
  readonly element: HTMLElement
  readonly value: Json | undefined
  /** What the text says to those who do not see it: its id, label and help. */
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (value: Json | undefined) => void
  readonly isEditable: boolean
  readonly onPicturesLeftOut: (count: number) => void
  readonly onPictures: (pictures: readonly File[], at: number) => void
}

/** A text that is open for editing. */
export interface OpenRichText {
  readonly editor: Editor
  /** Shows what the value has become by an undo, or through a colleague. */
  readonly take: (value: Json | undefined) => void
  readonly close: () => void
}

export function openRichText(parts: RichTextParts): OpenRichText {
  const { element, attributes, isEditable, onChange, onPicturesLeftOut, onPictures, label, open } =
    parts
  let last = parts.value
  const editor = new Editor({
    element,
    extensions: [...richTextExtensions({ label, open }), paste({ onPicturesLeftOut, onPictures })],
    injectCSS: false,
    editable: isEditable,
    editorProps: { attributes: { ...attributes } },
  })
  const { schema, state, view } = editor
  // The document is not given to the library as JSON: it would replace content that it does not know by an
  // empty document.
  const doc = loadDocument(schema, last)
  view.updateState(EditorState.create({ doc, plugins: state.plugins }))
  editor.on('update', ({ transaction }) => {
    if (transaction.getMeta(FROM_OUTSIDE) === true) return
    last = savedNode(editor.state.doc)
    onChange(last)
  })
  return {
    editor,
    take: (value) => {
      if (value === last) return
      last = value
      const transaction = takeDocument(editor.state, loadDocument(schema, value))
      if (transaction !== undefined) view.dispatch(transaction)
      storedOf.set(editor.state.doc, value)
    },
    close: () => editor.destroy(),
  }
}
