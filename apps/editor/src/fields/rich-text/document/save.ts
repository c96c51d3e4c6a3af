import type { Mark, Node } from '@tiptap/pm/model'
import { isObject, type Json, type JsonObject } from '../../../document/json.ts'
import { writeAttributes } from './known-attributes.ts'
import { protocolName, storedName, storedOf } from './stored.ts'

/** Returns the JSON to store for the editor's document or a node. Unchanged nodes keep exactly the JSON they had. */
export function savedNode(node: Node): Json | undefined {
  if (storedOf.has(node)) return storedOf.get(node)
  const json = toJson(node)
  storedOf.set(node, json)
  return json
}

function toJson(node: Node): Json {
  const { name } = node.type
  if (name === 'unknown_block' || name === 'unknown_inline') return node.attrs.stored
  const marks = node.isInline ? node.marks.map(savedMark) : undefined
  if (node.isText) {
    const text = { type: 'text', text: node.text ?? '' }
    return marks === undefined || marks.length === 0 ? text : { ...text, marks }
  }
  const type = storedName(name)
  const { shape, isSame } = shapeFor(node.attrs.stored, type)
  const before = isObject(shape.attrs) ? shape.attrs : {}
  const attrs = writeAttributes(name, node.attrs, isSame ? before : sharedAttributes(before))
  const members: Record<string, Json> = { ...shape }
  if (attrs !== before) members.attrs = attrs
  if (!isSame && Object.keys(attrs).length === 0) delete members.attrs
  const content = savedChildren(node)
  const hasContent = !node.type.isLeaf && (content.length > 0 || Array.isArray(shape.content))
  if (hasContent) members.content = content
  if (marks !== undefined && (marks.length > 0 || Array.isArray(shape.marks))) members.marks = marks
  return members
}

/** Returns the JSON that a node was read from; only its attributes when it has become another kind of node. */
function shapeFor(stored: Json | undefined, type: string) {
  if (!isObject(stored)) return { shape: { type }, isSame: true }
  if (typeof stored.type === 'string' && protocolName(stored.type) === type) {
    return { shape: stored, isSame: true }
  }
  const { attrs } = stored
  const shape: JsonObject = attrs === undefined ? { type } : { type, attrs }
  return { shape, isSame: false }
}

/** Attributes that paragraphs and headings share. */
function sharedAttributes(attrs: JsonObject): JsonObject {
  const shared = Object.entries(attrs).filter(([name]) => name === 'textAlign' || name === 'dir')
  return Object.fromEntries(shared)
}

function savedMark({ type, attrs }: Mark): Json {
  return type.name === 'unknown_mark' ? attrs.stored : (attrs.stored ?? { type: type.name })
}

/** Lines read without a paragraph around them are saved without one, unless such lines have become neighbours. */
function savedChildren(node: Node): readonly Json[] {
  const children = node.children
  return children.flatMap((child, at) => {
    const { bare } = child.attrs
    if (bare === 'nothing' && child.childCount === 0 && children.length === 1) return []
    const isAlone = !children[at - 1]?.attrs.bare && !children[at + 1]?.attrs.bare
    if (bare === 'line' && isAlone) return savedChildren(child)
    const json = savedNode(child)
    return json === undefined ? [] : [json]
  })
}
