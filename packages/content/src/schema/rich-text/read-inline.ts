import { readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { deeper, MAXIMUM_DEPTH } from '../context/read-context.ts'
import { readMarks } from './read-marks.ts'
import type { Inline } from './rich-text.ts'
import type { StoredNode } from './stored-node.ts'

/** Reads the nodes of a line of text. An unknown node gives its text, or that of its children. */
export function readInline(node: StoredNode, context: ReadContext): readonly Inline[] {
  switch (node.type) {
    case 'hard_break':
      return [{ type: 'break' }]
    case 'image': {
      const image = readImage(node, context)
      return image === undefined ? [] : [{ type: 'image', image }]
    }
    case 'emoji':
      return readEmoji(node)
    default: {
      if (node.text !== undefined) {
        return [{ type: 'text', text: node.text, marks: readMarks(node.marks, context) }]
      }
      if (context.depth >= MAXIMUM_DEPTH) return []
      return node.content.flatMap((child) => readInline(child, deeper(context)))
    }
  }
}

/** Like an asset field, but the address is in `src`. */
function readImage(node: StoredNode, context: ReadContext) {
  return readAsset({ ...node.attrs, filename: node.attrs.src }, context)
}

/** The plain text of a line, without pictures; a line break becomes a space. */
export function inlineText(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      if (inline.type === 'text') return inline.text
      if (inline.type === 'emoji') return inline.character
      return inline.type === 'break' ? ' ' : ''
    })
    .join('')
}

function readEmoji({ attrs }: StoredNode): readonly Inline[] {
  const name = typeof attrs.name === 'string' ? attrs.name : ''
  if (typeof attrs.emoji === 'string' && attrs.emoji !== '' && attrs.emoji.length <= 40) {
    return [{ type: 'emoji', character: attrs.emoji, name }]
  }
  return name === '' ? [] : [{ type: 'text', text: `:${name}:`, marks: [] }]
}
