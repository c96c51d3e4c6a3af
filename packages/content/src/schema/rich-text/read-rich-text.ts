import { MAX_DEPTH, nestedContext, type ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { inlineText, readInline } from './read-inline.ts'
import { readTable } from './read-table.ts'
import type {
  Align,
  Direction,
  HeadingLevel,
  Inline,
  ListItem,
  RichText,
  RichTextBlock,
  TextAlignment,
} from './rich-text.ts'
import { readStoredNode, type StoredNode } from './stored-node.ts'

/**
 * Reads a stored document into a clean tree (BLOCK-11); splits plain text into paragraphs at blank lines. Keeps the
 * text of unknown nodes, and leaves out empty paragraphs, headings and lists. Undefined if nothing is left. Never
 * throws.
 */
export function readRichText(raw: unknown, context: ReadContext): RichText | undefined {
  const document = typeof raw === 'string' ? paragraphsOf(raw) : readDocument(raw, context)
  return document.length === 0 ? undefined : document
}

function readDocument(raw: unknown, context: ReadContext): RichText {
  const node = readStoredNode(raw)
  if (node === undefined) return []
  return node.type === 'doc' ? readNodes(node.content, context) : readNodes([node], context)
}

function paragraphsOf(raw: string): RichText {
  return raw
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({
      type: 'paragraph',
      align: undefined,
      dir: undefined,
      content: part
        .split(/\r?\n/)
        .flatMap((line, index): Inline[] => [
          ...(index === 0 ? [] : [{ type: 'break' } as const]),
          { type: 'text', text: line, marks: [] },
        ]),
    }))
}

/** Reads nodes as blocks; wraps inline nodes in paragraphs. */
function readNodes(
  nodes: readonly StoredNode[],
  context: ReadContext,
  alignment: TextAlignment = { align: undefined, dir: undefined },
): RichText {
  if (context.depth >= MAX_DEPTH) return []
  const nested = nestedContext(context)
  const blocks: RichTextBlock[] = []
  let line: Inline[] = []
  const endLine = () => {
    blocks.push(...paragraph(line, alignment))
    line = []
  }
  for (const node of nodes) {
    const block = readBlockNode(node, nested)
    if (block === undefined) {
      line.push(...readInline(node, nested))
    } else {
      endLine()
      blocks.push(...block)
    }
  }
  endLine()
  return blocks
}

/** Reads a block-level node; undefined for an inline node. */
function readBlockNode(node: StoredNode, context: ReadContext): RichText | undefined {
  switch (node.type) {
    case 'paragraph':
      return readNodes(node.content, context, alignmentOf(node))
    case 'heading':
      return readHeading(node, context)
    case 'blockquote': {
      const content = readNodes(node.content, context)
      return content.length === 0 ? [] : [{ type: 'blockquote', dir: directionOf(node), content }]
    }
    case 'bullet_list': {
      const items = readItems(node, context)
      return items.length === 0 ? [] : [{ type: 'bullet_list', items }]
    }
    case 'ordered_list': {
      const items = readItems(node, context)
      return items.length === 0 ? [] : [{ type: 'ordered_list', start: startOf(node), items }]
    }
    case 'code_block':
      return [{ type: 'code_block', language: languageOf(node), text: codeOf(node, context) }]
    case 'horizontal_rule':
      return [{ type: 'horizontal_rule' }]
    case 'table':
      return readTable(node, context, readNodes)
    case 'blok':
      return readEmbedded(node, context)
    default:
      return node.content.some(isBlockNode) ? readNodes(node.content, context) : undefined
  }
}

const blockNodes: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'code_block',
  'horizontal_rule',
  'table',
  'blok',
])

function isBlockNode(node: StoredNode): boolean {
  return blockNodes.has(node.type)
}

/** Makes a paragraph of inline content; only its pictures if it has no text. */
function paragraph(content: readonly Inline[], alignment: TextAlignment): RichText {
  const images = content.filter((inline) => inline.type === 'image')
  if (inlineText(content).trim() === '') return images
  return [{ type: 'paragraph', content, ...alignment }]
}

function readHeading(node: StoredNode, context: ReadContext): RichText {
  const content = node.content.flatMap((child) => readInline(child, context))
  const text = inlineText(content).replace(/\s+/g, ' ').trim()
  if (text === '') return content.filter((inline) => inline.type === 'image')
  const id = context.headingIds.idFor(readText(node.attrs.id) ?? text)
  return [{ type: 'heading', level: levelOf(node), id, text, content, ...alignmentOf(node) }]
}

/** Level of a heading: at least 2, because the page's only `h1` is outside its text (HEAD-1). */
function levelOf({ attrs }: StoredNode): HeadingLevel {
  const stored = Math.min(6, Math.trunc(Number(attrs.level)))
  return LEVELS.find((level) => level === stored) ?? 2
}

function readItems(node: StoredNode, context: ReadContext): readonly ListItem[] {
  return node.content
    .map((item) =>
      item.type === 'list_item'
        ? { dir: directionOf(item), content: readNodes(item.content, context) }
        : { dir: undefined, content: readNodes([item], context) },
    )
    .filter(({ content }) => content.length > 0)
}

function startOf({ attrs }: StoredNode): number {
  const start = Number(attrs.order ?? attrs.start ?? 1)
  return Number.isSafeInteger(start) && start >= 0 ? start : 1
}

function languageOf({ attrs }: StoredNode): string | undefined {
  const name = typeof attrs.class === 'string' ? attrs.class : attrs.language
  if (typeof name !== 'string') return undefined
  return /^(?:language-)?([a-z0-9+-]{1,30})$/.exec(name.trim().toLowerCase())?.[1]
}

function codeOf(node: StoredNode, context: ReadContext): string {
  return node.content
    .flatMap((child) => readInline(child, context))
    .map((inline) => (inline.type === 'break' ? '\n' : inlineText([inline])))
    .join('')
}

function readEmbedded(node: StoredNode, context: ReadContext): RichText {
  const { body } = node.attrs
  if (!Array.isArray(body)) return []
  return body.map((raw) => ({ type: 'block', block: context.readBlock(raw, context) }))
}

function alignmentOf(node: StoredNode): TextAlignment {
  const align = ALIGNS.find((value) => value === node.attrs.textAlign)
  return { align, dir: directionOf(node) }
}

function directionOf({ attrs: { dir } }: StoredNode): Direction {
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined
}

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6]
const ALIGNS: readonly Align[] = ['left', 'center', 'right', 'justify']
