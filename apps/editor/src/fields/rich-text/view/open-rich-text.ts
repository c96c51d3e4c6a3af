import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import type { Json } from '../../../document/json.ts'
import { loadDocument } from '../document/load.ts'
import { toStoredNode } from '../document/save.ts'
import { storedJson } from '../document/stored.ts'
import type { BlokOptions } from '../extensions/blok.ts'
import { richTextExtensions } from '../extensions/extensions.ts'
import { type PasteOptions, pasteExtension } from '../paste/paste.ts'

interface RichTextOptions extends BlokOptions, PasteOptions {
  readonly element: HTMLElement
  readonly value: Json | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (value: Json | undefined) => void
  readonly isEditable: boolean
}

export type OpenRichText = ReturnType<typeof openRichText>

/** Opens a rich text editor in an element. `onChange` gets the JSON to store after each edit; not after `replace`. */
export function openRichText(options: RichTextOptions) {
  const { element, attributes, isEditable, onChange, label, onOpen } = options
  let lastValue = options.value
  const editor = new Editor({
    element,
    extensions: [...richTextExtensions({ label, onOpen }), pasteExtension(options)],
    injectCSS: false,
    editable: isEditable,
    editorProps: { attributes: { ...attributes } },
  })
  const { schema, state, view } = editor
  // Tiptap's own loading replaces unknown content with an empty document.
  const doc = loadDocument(schema, lastValue)
  view.updateState(EditorState.create({ doc, plugins: state.plugins }))
  editor.on('update', ({ transaction }) => {
    if (transaction.getMeta(IS_EXTERNAL) === true) return
    lastValue = toStoredNode(editor.state.doc)
    onChange(lastValue)
  })
  return {
    editor,
    /** Shows a value that was changed by undo or by a colleague. */
    replace: (value: Json | undefined) => {
      if (value === lastValue) return
      lastValue = value
      const transaction = replaceDocument(editor.state, loadDocument(schema, value))
      if (transaction !== undefined) view.dispatch(transaction)
      storedJson.set(editor.state.doc, value)
    },
    close: () => editor.destroy(),
  }
}

/** Transaction meta key for a change that was made outside this text field. */
const IS_EXTERNAL = 'isExternal'

/** Replaces only the part that differs, so that the caret stays; undefined without a difference. */
function replaceDocument(state: EditorState, next: Node): Transaction | undefined {
  const { doc } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return undefined
  // In repeated text, such as one of two equal letters, the common start and the common end overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const transaction = state.tr.setMeta(IS_EXTERNAL, true)
  const minimal = transaction.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (minimal.doc.eq(next)) return minimal
  return state.tr.setMeta(IS_EXTERNAL, true).replaceWith(0, doc.content.size, next.content)
}
