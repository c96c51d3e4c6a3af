import type { Mark, Node, Schema } from '@tiptap/pm/model'
import { isObject, type Json, sameJson } from '../../../document/json.ts'
import { protocolName, shapeOf, storedOf } from './stored.ts'

const INLINE: ReadonlySet<string> = new Set(['text', 'hard_break', 'emoji'])

/** Whether a node that is not a known block belongs into a line of text. */
export function isInline(json: Json): boolean {
  return INLINE.has(typeOf(json))
}

/** A node of a line; one that cannot stand there becomes a box that keeps its JSON. */
export function inlineNode(schema: Schema, json: Json): Node {
  const node = knownInline(schema, json) ?? schema.node('unknown_inline', { stored: json })
  storedOf.set(node, json)
  return node
}

function knownInline(schema: Schema, json: Json): Node | undefined {
  if (!isObject(json)) return undefined
  const marks = marksOf(schema, json.marks)
  const type = typeOf(json)
  switch (type) {
    case 'text':
      return typeof json.text === 'string' && json.text !== '' && json.content === undefined
        ? schema.text(json.text, marks)
        : undefined
    case 'hard_break':
    case 'emoji':
    case 'image':
      return schema.node(type, { stored: shapeOf(json, 'marks') }, [], marks)
    default:
      return undefined
  }
}

/** A second mark of one kind on the same text cannot be edited, and is kept as it is. */
function marksOf(schema: Schema, stored: Json | undefined): readonly Mark[] {
  const marks: Mark[] = []
  for (const json of Array.isArray(stored) ? stored : []) {
    const name = isObject(json) && typeof json.type === 'string' ? json.type : ''
    const type = name === 'unknown_mark' ? undefined : schema.marks[name]
    const isTaken = marks.some((mark) => mark.type === type)
    if (type === undefined || isTaken || !isObject(json)) {
      const nth = marks.filter(({ attrs }) => sameJson(attrs.stored, json)).length
      marks.push(schema.mark('unknown_mark', { stored: json, nth }))
    } else {
      const isBare = Object.keys(json).length === 1
      marks.push(schema.mark(type, { stored: isBare ? undefined : json }))
    }
  }
  return marks
}

function typeOf(json: Json): string {
  return isObject(json) && typeof json.type === 'string' ? protocolName(json.type) : ''
}
