import type { Mark, Node } from '@tiptap/pm/model'
import { isObject, type Json, type JsonObject, membersOf, textOf } from '../../../document/json.ts'
import { writeAttributes } from './editable-attributes.ts'
import { type BareContent, protocolName, storedJson, storedName } from './stored.ts'

/**
 * Returns the JSON to store for a node or the whole document. Unchanged nodes keep the JSON that they were read from.
 */
export function toStoredNode(node: Node): Json | undefined {
  if (storedJson.has(node)) return storedJson.get(node)
  const json = toJson(node)
  storedJson.set(node, json)
  return json
}

function toJson(node: Node): Json {
  const { name } = node.type
  if (name === 'unknown_block' || name === 'unknown_inline') return node.attrs.stored
  const marks = node.isInline ? node.marks.map(toStoredMark) : undefined
  if (node.isText) {
    const text = { type: 'text', text: node.text ?? '' }
    return marks === undefined || marks.length === 0 ? text : { ...text, marks }
  }
  const type = storedName(name)
  const { shape, isSameType } = previousShape(node.attrs.stored, type)
  const oldAttrs = membersOf(shape.attrs)
  const attrs = writeAttributes(
    name,
    node.attrs,
    isSameType ? oldAttrs : pickSharedAttributes(oldAttrs),
  )
  const members: Record<string, Json> = { ...shape }
  if (attrs !== oldAttrs) members.attrs = attrs
  if (!isSameType && Object.keys(attrs).length === 0) delete members.attrs
  const content = toStoredChildren(node)
  const hasContent = !node.type.isLeaf && (content.length > 0 || Array.isArray(shape.content))
  if (hasContent) members.content = content
  if (marks !== undefined && (marks.length > 0 || Array.isArray(shape.marks))) members.marks = marks
  return members
}

/** Returns the shape (`shapeOf`) that a node was read from; only type and attributes if its type has changed. */
function previousShape(stored: Json | undefined, type: string) {
  if (!isObject(stored)) return { shape: { type }, isSameType: true }
  if (protocolName(textOf(stored.type)) === type) return { shape: stored, isSameType: true }
  const { attrs } = stored
  const shape: JsonObject = attrs === undefined ? { type } : { type, attrs }
  return { shape, isSameType: false }
}

/** Picks the attributes that paragraphs and headings share. */
function pickSharedAttributes(attrs: JsonObject): JsonObject {
  const shared = Object.entries(attrs).filter(([name]) => name === 'textAlign' || name === 'dir')
  return Object.fromEntries(shared)
}

function toStoredMark({ type, attrs }: Mark): Json {
  return type.name === 'unknown_mark' ? attrs.stored : (attrs.stored ?? { type: type.name })
}

/**
 * Returns the JSON of a node's children. Inline content that was read without a paragraph is saved without one, unless
 * two such lines are now adjacent.
 */
function toStoredChildren(node: Node): readonly Json[] {
  const children = node.children
  return children.flatMap((child, index) => {
    const bare: BareContent | null = child.attrs.bare
    if (bare === 'empty' && child.childCount === 0 && children.length === 1) return []
    const isAlone = !children[index - 1]?.attrs.bare && !children[index + 1]?.attrs.bare
    if (bare === 'inline' && isAlone) return toStoredChildren(child)
    const json = toStoredNode(child)
    return json === undefined ? [] : [json]
  })
}
