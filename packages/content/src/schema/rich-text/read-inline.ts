import { readAsset } from '../assets/asset.ts'
import { MAX_DEPTH, nestedContext, type ReadContext } from '../context/read-context.ts'
import { type Link, readMultilink } from '../links/multilink.ts'
import { readLinkAttributes } from './link-attributes.ts'
import type { Inline, Mark } from './rich-text.ts'
import type { StoredNode } from './stored-node.ts'
import { toneOf } from './tone.ts'

/** Reads an inline node; keeps the text of an unknown one, or of its children. */
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
      if (context.depth >= MAX_DEPTH) return []
      return node.content.flatMap((child) => readInline(child, nestedContext(context)))
    }
  }
}

/** Reads an image like an asset field, with its address in `src`. */
function readImage(node: StoredNode, context: ReadContext) {
  return readAsset({ ...node.attrs, filename: node.attrs.src }, context)
}

/** Plain text; a line break becomes a space. */
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

/** Reads marks, innermost first; leaves out unknown, empty and unsafe ones (BLOCK-11). */
function readMarks(stored: readonly StoredNode[], context: ReadContext): readonly Mark[] {
  return stored.flatMap((mark) => readMark(mark, context))
}

function readMark({ type, attrs }: StoredNode, context: ReadContext): readonly Mark[] {
  switch (type) {
    case 'link': {
      const link = readLink(attrs, context)
      const attributes = readLinkAttributes(attrs.custom)
      return link === undefined ? [] : [{ type: 'link', link, attributes }]
    }
    case 'highlight': {
      // Text that was highlighted without a colour stays highlighted.
      return [{ type: 'highlight', tone: toneOf(attrs.color) ?? 'signal' }]
    }
    case 'text_style': {
      const tone = toneOf(attrs.color)
      const colour: readonly Mark[] = tone === undefined ? [] : [{ type: 'colour', tone }]
      return [...colour, ...readStyled(attrs.class), ...readAnchor(attrs.id)]
    }
    case 'anchor':
      return readAnchor(attrs.id)
    case 'styled':
      return readStyled(attrs.class)
    case 'bold':
    case 'italic':
    case 'strike':
    case 'underline':
    case 'code':
    case 'superscript':
    case 'subscript':
      return [{ type }]
    default:
      return []
  }
}

/** Link marks have the data of link fields under other keys (delivery-protocol#rich-text). */
function readLink(attrs: StoredNode['attrs'], context: ReadContext): Link | undefined {
  const { href, uuid, anchor, target, linktype, story } = attrs
  return readMultilink(
    {
      linktype,
      id: uuid,
      url: href,
      cached_url: href,
      email: linktype === 'email' ? href : '',
      anchor,
      target,
      story,
    },
    context,
  )
}

function readAnchor(id: unknown): readonly Mark[] {
  return typeof id === 'string' && /^[^\s\p{C}]{1,100}$/u.test(id) ? [{ type: 'anchor', id }] : []
}

function readStyled(name: unknown): readonly Mark[] {
  return typeof name === 'string' && /^[a-z0-9-]{1,60}$/.test(name)
    ? [{ type: 'styled', name }]
    : []
}
