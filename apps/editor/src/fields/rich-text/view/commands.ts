import type { Editor } from '@tiptap/core'
import { NodeSelection, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import type { Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'
import type { AssetValue } from '../../asset/asset-value.ts'
import { withBlocks } from '../extensions/blok.ts'
import { type LinkAttributes, linkMark, linkOf } from '../extensions/link-value.ts'

/** Returns the link at the caret, or at the start of the selection. */
export function selectedLink(editor: Editor): LinkAttributes | undefined {
  return editor.isActive('link') ? linkOf(editor.getAttributes('link').stored) : undefined
}

/** Links the selection, or the whole link around the caret. With neither, inserts the link's address as its text. */
export function setLink(editor: Editor, link: LinkAttributes): void {
  const run = editor.chain().focus().extendMarkRange('link')
  const { empty } = editor.state.selection
  if (!empty || editor.isActive('link')) {
    run.setMark('link', linkMark(link)).run()
    return
  }
  const marks = [{ type: 'link', attrs: linkMark(link) }]
  run.insertContent({ type: 'text', text: link.href, marks }).run()
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
}

export function insertPicture(editor: Editor, asset: AssetValue): void {
  insertNode(editor, 'image_block', pictureOf(asset))
}

export function trackPosition(editor: Editor, at: number) {
  let position = at
  const follow = ({ transaction }: { readonly transaction: Transaction }) => {
    position = transaction.mapping.map(position)
  }
  editor.on('transaction', follow)
  return { position: () => position, stop: () => editor.off('transaction', follow) }
}

/** Inserts a picture at a position, or after the top-level node around it; the caret does not move. */
export function insertPictureAt(editor: Editor, asset: AssetValue, at: number): void {
  if (editor.isDestroyed) return
  const { schema, doc, tr } = editor.state
  const node = schema.node('image_block', { stored: pictureOf(asset) })
  const cursor = Math.min(at, doc.content.size)
  const resolved = doc.resolve(cursor)
  const found =
    insertPoint(doc, cursor, node.type) ?? (resolved.depth === 0 ? cursor : resolved.after(1))
  editor.view.dispatch(tr.insert(found, node))
}

function pictureOf(asset: AssetValue): Json {
  const { id, filename, alt, title, source, copyright, meta_data } = asset
  const facts = { alt, title, source, copyright, meta_data }
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  const attrs: Json = { id: id ?? null, src: filename, ...Object.fromEntries(known) }
  return { type: 'image', attrs }
}

/** Inserts a new block at the caret, and returns its position. */
export function insertBlock(editor: Editor, component: string): number {
  const stored = { type: 'blok', attrs: { id: newUid() } }
  const block = { _uid: newUid(), component }
  return insertNode(editor, 'blok', withBlocks(stored, [block]))
}

/** Inserts a node after the caret's paragraph, or instead of an empty one, and selects it. */
function insertNode(editor: Editor, name: string, stored: Json): number {
  const { schema, selection, tr } = editor.state
  tr.replaceSelectionWith(schema.node(name, { stored }))
  let at = -1
  tr.doc.descendants((node, position) => {
    if (node.type.name === name && node.attrs.stored === stored) at = position
    return at === -1
  })
  if (at === -1) return selection.from
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
  return at
}
