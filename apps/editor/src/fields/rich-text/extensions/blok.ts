import { Node } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { isObject, type Json } from '../../../document/json.ts'
import { copiedJson, pastedJson } from './copied-json.ts'

export interface BlokOptions {
  readonly label: (stored: Json | undefined) => string
  readonly open: (position: number) => void
}

/** Blocks inside a text, shown as one box that opens a form. */
export const blok = Node.create<BlokOptions>({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ label: () => '', open: () => {} }),
  parseHTML: () => [pastedJson('div[data-blok]')],
  renderHTML({ node }) {
    const { stored } = node.attrs
    return ['div', { 'data-blok': '', ...copiedJson(stored) }, this.options.label(stored)]
  },
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state
        if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false
        this.options.open(selection.from)
        return true
      },
    }
  },
  addProseMirrorPlugins() {
    const { options, type } = this
    return [
      new Plugin({
        props: {
          handleDoubleClickOn: (_view, _at, node, position) => {
            if (node.type !== type) return false
            options.open(position)
            return true
          },
        },
      }),
    ]
  },
})

export function blocksOf(stored: Json | undefined): readonly Json[] {
  const attrs = isObject(stored) && isObject(stored.attrs) ? stored.attrs : {}
  return Array.isArray(attrs.body) ? attrs.body : []
}

export function withBlocks(stored: Json | undefined, body: readonly Json[]): Json {
  const shape = isObject(stored) ? stored : { type: 'blok' }
  return { ...shape, attrs: { ...(isObject(shape.attrs) ? shape.attrs : {}), body } }
}
