import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import type { Json } from '../../../document/json.ts'
import { loadDocument } from '../document/load.ts'
import { savedNode } from '../document/save.ts'
import { storedOf } from '../document/stored.ts'
import type { BlokOptions } from '../extensions/blok.ts'
import { richTextExtensions } from '../extensions/extensions.ts'
import { paste } from '../paste/paste.ts'

interface RichTextOptions extends BlokOptions {
  readonly element: HTMLElement
  readonly value: Json | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (value: Json | undefined) => void
  readonly isEditable: boolean
  readonly onPicturesLeftOut: (count: number) => void
  readonly onPictures: (pictures: readonly File[], at: number) => void
}

export type OpenRichText = ReturnType<typeof openRichText>

export function openRichText(options: RichTextOptions) {
  const { element, attributes, isEditable, onChange, onPicturesLeftOut, onPictures, label, open } =
    options
  let last = options.value
  const editor = new Editor({
    element,
    extensions: [...richTextExtensions({ label, open }), paste({ onPicturesLeftOut, onPictures })],
    injectCSS: false,
    editable: isEditable,
    editorProps: { attributes: { ...attributes } },
  })
  const { schema, state, view } = editor
  // Not loaded by the library, which replaces unknown content with an empty document.
  const doc = loadDocument(schema, last)
  view.updateState(EditorState.create({ doc, plugins: state.plugins }))
  editor.on('update', ({ transaction }) => {
    if (transaction.getMeta(FROM_OUTSIDE) === true) return
    last = savedNode(editor.state.doc)
    onChange(last)
  })
  return {
    editor,
    /** Shows a value that an undo or a colleague has changed. */
    replace: (value: Json | undefined) => {
      if (value === last) return
      last = value
      const transaction = replaceDocument(editor.state, loadDocument(schema, value))
      if (transaction !== undefined) view.dispatch(transaction)
      storedOf.set(editor.state.doc, value)
    },
    close: () => editor.destroy(),
  }
}

/** Marks a transaction whose change was made elsewhere. */
const FROM_OUTSIDE = 'fromOutside'

/** Replaces only what differs, so that the caret stays; undefined when nothing does. */
function replaceDocument(state: EditorState, next: Node): Transaction | undefined {
  const { doc } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return undefined
  // Text that repeats around the difference, such as one of two equal letters, is counted on one side only.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const transaction = state.tr.setMeta(FROM_OUTSIDE, true)
  const smallest = transaction.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (smallest.doc.eq(next)) return smallest
  return state.tr.setMeta(FROM_OUTSIDE, true).replaceWith(0, doc.content.size, next.content)
}
