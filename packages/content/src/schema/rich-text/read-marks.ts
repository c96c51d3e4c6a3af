import type { ReadContext } from '../context/read-context.ts'
import { type Link, readMultilink } from '../links/multilink.ts'
import { readLinkAttributes } from './link-attributes.ts'
import type { Mark } from './rich-text.ts'
import type { StoredNode } from './stored-node.ts'
import { toneOf } from './tone.ts'

const simple: Readonly<Record<string, Mark>> = {
  bold: { type: 'bold' },
  italic: { type: 'italic' },
  strike: { type: 'strike' },
  underline: { type: 'underline' },
  code: { type: 'code' },
  superscript: { type: 'superscript' },
  subscript: { type: 'subscript' },
}

/** Marks of a text node, innermost first. Unknown, empty and unsafe ones are left out (BLOCK-11). */
export function readMarks(stored: readonly StoredNode[], context: ReadContext): readonly Mark[] {
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
      // Highlighted text stays highlighted even if no colour was chosen.
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
    default: {
      const mark = Object.hasOwn(simple, type) ? simple[type] : undefined
      return mark === undefined ? [] : [mark]
    }
  }
}

/** Link marks hold the same data as link fields, under different keys (delivery-protocol#rich-text). */
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
