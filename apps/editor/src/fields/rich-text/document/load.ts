import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { isObject, type Json, type JsonObject } from '../../../document/json.ts'
import { readAttributes } from './known-attributes.ts'
import { inlineNode, isInline } from './load-inline.ts'
import { protocolName, shapeOf, storedOf } from './stored.ts'

/**
 * The editor's document for a stored value, whatever that holds. Nodes and marks that are unknown, or stand
 * where they cannot be edited, become boxes that keep their JSON. Never throws.
 */
export function loadDocument(schema: Schema, value: Json | undefined): Node {
  const isDocument = isObject(value) && value.type === 'doc'
  const content = isDocument ? childrenOf(value) : looseContent(value)
  const attrs = { stored: isDocument ? shapeOf(value, 'content') : undefined }
  return remembered(schema.node('doc', attrs, blockNodes(schema, content)), value)
}

/** A plain text from before the field could be formatted: each of its parts becomes a paragraph. */
function looseContent(value: Json | undefined): readonly Json[] {
  if (typeof value === 'string') {
    const lines = value.split(/\r?\n[^\S\n]*\r?\n/).map((line) => line.trim())
    return lines
      .filter((line) => line !== '')
      .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  }
  return value === undefined || value === null ? [] : [value]
}

/** Neighbouring nodes that belong into a line are put into one; an empty place gets a line to type in. */
function blockNodes(schema: Schema, content: readonly Json[]): Fragment {
  const blocks: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(bareLine(schema, 'line', line))
    line = []
  }
  for (const json of content) {
    if (isInline(json)) {
      line.push(inlineNode(schema, json))
    } else {
      endLine()
      blocks.push(blockNode(schema, json))
    }
  }
  endLine()
  return Fragment.from(blocks.length > 0 ? blocks : [bareLine(schema, 'nothing', [])])
}

function bareLine(schema: Schema, bare: string, content: readonly Node[]): Node {
  return schema.node('paragraph', { bare }, Fragment.from(content))
}

function blockNode(schema: Schema, json: Json): Node {
  const node = isObject(json) ? knownBlock(schema, json) : undefined
  return node === undefined ? unknown(schema, json) : remembered(node, json)
}

function unknown(schema: Schema, json: Json): Node {
  return remembered(schema.node('unknown_block', { stored: json }), json)
}

function knownBlock(schema: Schema, json: JsonObject): Node | undefined {
  const name = typeof json.type === 'string' ? protocolName(json.type) : ''
  switch (name) {
    case 'paragraph':
    case 'heading':
      return node(schema, name, json, inlineNodes(schema, childrenOf(json)))
    case 'code_block':
      return childrenOf(json).every(isPlainText)
        ? node(schema, name, json, inlineNodes(schema, childrenOf(json)))
        : undefined
    case 'blockquote':
      return node(schema, name, json, blockNodes(schema, childrenOf(json)))
    case 'bullet_list':
    case 'ordered_list': {
      const items = childrenOf(json).map((item) => listItem(schema, item))
      return items.length > 0 ? node(schema, name, json, Fragment.from(items)) : undefined
    }
    case 'table':
      return table(schema, json)
    case 'horizontal_rule':
    case 'blok':
      return node(schema, name, json)
    case 'image':
      return node(schema, 'image_block', json)
    default:
      return undefined
  }
}

function listItem(schema: Schema, json: Json): Node {
  if (!isOfType(json, 'list_item')) return unknown(schema, json)
  return remembered(node(schema, 'list_item', json, blockNodes(schema, childrenOf(json))), json)
}

/** Undefined for a table that holds anything besides rows of cells. */
function table(schema: Schema, json: JsonObject): Node | undefined {
  const rows = childrenOf(json).map((row) => tableRow(schema, row))
  if (rows.length === 0) return undefined
  const known = rows.filter((row) => row !== undefined)
  return known.length === rows.length
    ? node(schema, 'table', json, Fragment.from(known))
    : undefined
}

function tableRow(schema: Schema, json: Json): Node | undefined {
  if (!isOfType(json, 'tableRow')) return undefined
  const cells = childrenOf(json).flatMap((cell) => {
    const name = CELLS.find((type) => isOfType(cell, type))
    if (name === undefined || !isObject(cell)) return []
    return remembered(node(schema, name, cell, blockNodes(schema, childrenOf(cell))), cell)
  })
  if (cells.length === 0 || cells.length < childrenOf(json).length) return undefined
  return remembered(node(schema, 'tableRow', json, Fragment.from(cells)), json)
}

const CELLS = ['tableCell', 'tableHeader'] as const

/** A node with this content. One without content keeps all of its JSON in the attribute `stored`. */
function node(schema: Schema, name: string, json: JsonObject, content?: Fragment): Node {
  const attrs = readAttributes(name, isObject(json.attrs) ? json.attrs : {})
  const stored = shapeOf(json, content && 'content')
  return schema.node(name, { ...attrs, stored }, content)
}

function remembered(node: Node, json: Json | undefined): Node {
  storedOf.set(node, json)
  return node
}

function inlineNodes(schema: Schema, content: readonly Json[]): Fragment {
  return Fragment.from(content.map((json) => inlineNode(schema, json)))
}

function childrenOf({ content }: JsonObject): readonly Json[] {
  return Array.isArray(content) ? content : []
}

function isOfType(json: Json, type: string): json is JsonObject {
  return isObject(json) && typeof json.type === 'string' && protocolName(json.type) === type
}

/** What a block of code holds: text without marks. */
function isPlainText(json: Json): boolean {
  const marks = isObject(json) ? json.marks : undefined
  const isMarked = Array.isArray(marks) && marks.length > 0
  return isOfType(json, 'text') && typeof json.text === 'string' && json.text !== '' && !isMarked
}
