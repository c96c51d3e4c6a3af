import type { Editor } from '@tiptap/core'
import { NodeSelection, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import type { Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import type { AssetValue } from '../../asset/asset-value.ts'
import { withBlocks } from '../extensions/blok.ts'
import {
  type EditorLinkAttributes,
  linkFromStored,
  toMarkAttributes,
} from '../extensions/link-value.ts'

/** Returns the link at the caret, or the first one of a selection that is linked throughout; otherwise undefined. */
export function findSelectedLink(editor: Editor): EditorLinkAttributes | undefined {
  return editor.isActive('link') ? linkFromStored(editor.getAttributes('link').stored) : undefined
}

/** Links the selection, or changes the link at the caret. With neither, inserts the address as linked text. */
export function setLink(editor: Editor, link: EditorLinkAttributes): void {
  const linkCommands = editor.chain().focus().extendMarkRange('link')
  const { empty } = editor.state.selection
  if (!empty || editor.isActive('link')) {
    linkCommands.setMark('link', toMarkAttributes(link)).run()
    return
  }
  const marks = [{ type: 'link', attrs: toMarkAttributes(link) }]
  linkCommands.insertContent({ type: 'text', text: link.href, marks }).run()
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
}

export function insertPicture(editor: Editor, asset: AssetValue): void {
  insertNode(editor, 'image_block', toStoredPicture(asset))
}

/** Follows a position in the text through later edits, until `stop` is called. */
export function trackPosition(editor: Editor, initialPosition: number) {
  let position = initialPosition
  const follow = ({ transaction }: { readonly transaction: Transaction }) => {
    position = transaction.mapping.map(position)
  }
  editor.on('transaction', follow)
  return { position: () => position, stop: () => editor.off('transaction', follow) }
}

/** Inserts a picture at a position; inside a text, after the top-level node there. The caret does not move. */
export function insertPictureAt(editor: Editor, asset: AssetValue, position: number): void {
  if (editor.isDestroyed) return
  const { schema, doc, tr } = editor.state
  const node = schema.node('image_block', { stored: toStoredPicture(asset) })
  const cursor = Math.min(position, doc.content.size)
  const resolvedPosition = doc.resolve(cursor)
  const insertAt =
    insertPoint(doc, cursor, node.type) ??
    (resolvedPosition.depth === 0 ? cursor : resolvedPosition.after(1))
  editor.view.dispatch(tr.insert(insertAt, node))
}

function toStoredPicture(asset: AssetValue): Json {
  const { id, filename, alt, title, source, copyright, meta_data } = asset
  const details = { alt, title, source, copyright, meta_data }
  const presentDetails = Object.entries(details).filter(([, value]) => value !== undefined)
  const attrs: Json = { id: id ?? null, src: filename, ...Object.fromEntries(presentDetails) }
  return { type: 'image', attrs }
}

/** Inserts a new block at the caret, and returns its position. */
export function insertEmbeddedBlock(editor: Editor, component: string): number {
  const stored = { type: 'blok', attrs: { id: newUid() } }
  const block = { _uid: newUid(), component }
  return insertNode(editor, 'blok', withBlocks(stored, [block]))
}

/**
 * Inserts a block node and selects it. It replaces what is selected, or an empty paragraph; a caret inside a text
 * splits the paragraph. Returns the position of the node.
 */
function insertNode(editor: Editor, name: string, stored: Json): number {
  const { schema, selection, tr } = editor.state
  tr.replaceSelectionWith(schema.node(name, { stored }))
  let insertedAt = -1
  tr.doc.descendants((node, position) => {
    if (node.type.name === name && node.attrs.stored === stored) insertedAt = position
    return insertedAt === -1
  })
  if (insertedAt === -1) return selection.from
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, insertedAt)).scrollIntoView())
  return insertedAt
}
