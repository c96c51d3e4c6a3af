import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model'
import {
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
  membersOf,
  textOf,
} from '../../../document/json.ts'
import { readAttributes } from './editable-attributes.ts'
import { type BareContent, protocolName, shapeOf, storedJson } from './stored.ts'

/**
 * Converts any stored value to the editor's document. Unknown or misplaced nodes and marks become placeholders that
 * keep their JSON. Never throws.
 */
export function loadDocument(schema: Schema, value: Json | undefined): Node {
  const isDocument = isObject(value) && value.type === 'doc'
  const content = isDocument ? childrenOf(value) : unformattedContent(value)
  const attrs = { stored: isDocument ? shapeOf(value, 'content') : undefined }
  return rememberJson(schema.node('doc', attrs, toBlockNodes(schema, content)), value)
}

/**
 * Returns the content of a value that is not a document: the paragraphs of a plain text, which blank lines separate, or
 * any other value as one node.
 */
function unformattedContent(value: Json | undefined): readonly Json[] {
  if (typeof value === 'string') {
    const paragraphs = value.split(/\r?\n[^\S\n]*\r?\n/).map((paragraph) => paragraph.trim())
    return paragraphs
      .filter((paragraph) => paragraph !== '')
      .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  }
  return value === undefined || value === null ? [] : [value]
}

/** Wraps adjacent inline nodes in a bare paragraph; empty content becomes a bare paragraph to type in. */
function toBlockNodes(schema: Schema, content: readonly Json[]): Fragment {
  const blocks: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(createBareParagraph(schema, 'inline', line))
    line = []
  }
  for (const json of content) {
    if (isInline(json)) {
      line.push(toInlineNode(schema, json))
    } else {
      endLine()
      blocks.push(toBlockNode(schema, json))
    }
  }
  endLine()
  return Fragment.from(blocks.length > 0 ? blocks : [createBareParagraph(schema, 'empty', [])])
}

function createBareParagraph(schema: Schema, bare: BareContent, content: readonly Node[]): Node {
  return schema.node('paragraph', { bare }, Fragment.from(content))
}

function toBlockNode(schema: Schema, json: Json): Node {
  const node = isObject(json) ? toKnownBlock(schema, json) : undefined
  return rememberJson(node ?? createUnknownBlock(schema, json), json)
}

function createUnknownBlock(schema: Schema, json: Json): Node {
  return schema.node('unknown_block', { stored: json })
}

function toKnownBlock(schema: Schema, json: JsonObject): Node | undefined {
  const name = typeOf(json)
  switch (name) {
    case 'paragraph':
    case 'heading':
      return createNode(schema, name, json, toInlineNodes(schema, childrenOf(json)))
    case 'code_block':
      return childrenOf(json).every(isPlainText)
        ? createNode(schema, name, json, toInlineNodes(schema, childrenOf(json)))
        : undefined
    case 'blockquote':
      return createNode(schema, name, json, toBlockNodes(schema, childrenOf(json)))
    case 'bullet_list':
    case 'ordered_list': {
      const items = childrenOf(json).map((item) => toListItem(schema, item))
      return items.length > 0 ? createNode(schema, name, json, Fragment.from(items)) : undefined
    }
    case 'table':
      return toTableNode(schema, json)
    case 'horizontal_rule':
    case 'blok':
      return createNode(schema, name, json)
    case 'image':
      return createNode(schema, 'image_block', json)
    default:
      return undefined
  }
}

function toListItem(schema: Schema, json: Json): Node {
  const item = isOfType(json, 'list_item')
    ? createNode(schema, 'list_item', json, toBlockNodes(schema, childrenOf(json)))
    : createUnknownBlock(schema, json)
  return rememberJson(item, json)
}

/** Returns undefined for a table without rows, or with anything besides rows of cells. */
function toTableNode(schema: Schema, json: JsonObject): Node | undefined {
  const rows = childrenOf(json).map((row) => toTableRow(schema, row))
  if (rows.length === 0) return undefined
  const validRows = rows.filter((row) => row !== undefined)
  return validRows.length === rows.length
    ? createNode(schema, 'table', json, Fragment.from(validRows))
    : undefined
}

function toTableRow(schema: Schema, json: Json): Node | undefined {
  if (!isOfType(json, 'tableRow')) return undefined
  const cells = childrenOf(json).flatMap((cell) => {
    const name = CELL_TYPES.find((type) => isOfType(cell, type))
    if (name === undefined || !isObject(cell)) return []
    const content = toBlockNodes(schema, childrenOf(cell))
    return rememberJson(createNode(schema, name, cell, content), cell)
  })
  if (cells.length === 0 || cells.length < childrenOf(json).length) return undefined
  return rememberJson(createNode(schema, 'tableRow', json, Fragment.from(cells)), json)
}

const CELL_TYPES = ['tableCell', 'tableHeader'] as const

/** Creates a node of the editor. One without content keeps all of its JSON in the attribute `stored`. */
function createNode(schema: Schema, name: string, json: JsonObject, content?: Fragment): Node {
  const attrs = readAttributes(name, membersOf(json.attrs))
  const storedNode = shapeOf(json, content && 'content')
  return schema.node(name, { ...attrs, stored: storedNode }, content)
}

/** Remembers the JSON that a node was read from, and returns the node. */
function rememberJson(node: Node, json: Json | undefined): Node {
  storedJson.set(node, json)
  return node
}

function toInlineNodes(schema: Schema, content: readonly Json[]): Fragment {
  return Fragment.from(content.map((json) => toInlineNode(schema, json)))
}

function childrenOf({ content }: JsonObject): readonly Json[] {
  return Array.isArray(content) ? content : []
}

function isOfType(json: Json, type: string): json is JsonObject {
  return typeOf(json) === type
}

function isPlainText(json: Json): boolean {
  const { text, marks } = membersOf(json)
  const isMarked = Array.isArray(marks) && marks.length > 0
  return typeOf(json) === 'text' && textOf(text) !== '' && !isMarked
}

const INLINE_TYPES: ReadonlySet<string> = new Set(['text', 'hard_break', 'emoji'])

function isInline(json: Json): boolean {
  return INLINE_TYPES.has(typeOf(json))
}

function toInlineNode(schema: Schema, json: Json): Node {
  const node = toKnownInline(schema, json) ?? schema.node('unknown_inline', { stored: json })
  return rememberJson(node, json)
}

function toKnownInline(schema: Schema, json: Json): Node | undefined {
  if (!isObject(json)) return undefined
  const marks = toMarks(schema, json.marks)
  const type = typeOf(json)
  switch (type) {
    case 'text': {
      const text = textOf(json.text)
      return text !== '' && json.content === undefined ? schema.text(text, marks) : undefined
    }
    case 'hard_break':
    case 'emoji':
    case 'image':
      return schema.node(type, { stored: shapeOf(json, 'marks') }, [], marks)
    default:
      return undefined
  }
}

/** Reads marks. A text cannot have two marks of a kind in the editor: the second is kept as an unknown mark. */
function toMarks(schema: Schema, storedMarks: Json | undefined): readonly Mark[] {
  const marks: Mark[] = []
  for (const json of Array.isArray(storedMarks) ? storedMarks : []) {
    const name = textOf(membersOf(json).type)
    const type = name === 'unknown_mark' ? undefined : schema.marks[name]
    const isTaken = marks.some((mark) => mark.type === type)
    if (type === undefined || isTaken || !isObject(json)) {
      const nth = marks.filter(({ attrs }) => isSameJson(attrs.stored, json)).length
      marks.push(schema.mark('unknown_mark', { stored: json, nth }))
    } else {
      const isBare = Object.keys(json).length === 1
      marks.push(schema.mark(type, { stored: isBare ? undefined : json }))
    }
  }
  return marks
}

/** Returns the protocol's name of a node's type; '' without a type. */
function typeOf(json: Json): string {
  return protocolName(textOf(membersOf(json).type))
}
