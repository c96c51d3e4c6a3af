import { Node } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { isObject, type Json, membersOf } from '../../../document/json.ts'
import { clipboardAttributes, pasteRule } from './copied-json.ts'

export interface BlokOptions {
  /** Returns the text that stands for the blocks. */
  readonly label: (stored: Json | undefined) => string
  /** Called with the position of the node whose form is opened. */
  readonly onOpen: (position: number) => void
}

/** Blocks inside a text, shown as their names; Enter or a double-click opens their form. */
export const blok = Node.create<BlokOptions>({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ label: () => '', onOpen: () => {} }),
  parseHTML: () => [pasteRule('div[data-blok]')],
  renderHTML({ node }) {
    const { stored } = node.attrs
    return ['div', { 'data-blok': '', ...clipboardAttributes(stored) }, this.options.label(stored)]
  },
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state
        if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false
        this.options.onOpen(selection.from)
        return true
      },
    }
  },
  addProseMirrorPlugins() {
    const { options, type } = this
    return [
      new Plugin({
        props: {
          handleDoubleClickOn: (_view, _clicked, node, position) => {
            if (node.type !== type) return false
            options.onOpen(position)
            return true
          },
        },
      }),
    ]
  },
})

/** Returns the blocks in the stored JSON of a `blok` node. */
export function blocksOf(stored: Json | undefined): readonly Json[] {
  const { body } = membersOf(membersOf(stored).attrs)
  return Array.isArray(body) ? body : []
}

export function withBlocks(stored: Json | undefined, body: readonly Json[]): Json {
  const shape = isObject(stored) ? stored : { type: 'blok' }
  return { ...shape, attrs: { ...membersOf(shape.attrs), body } }
}
