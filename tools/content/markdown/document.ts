import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Place } from '../draft/place.ts'
import { steppedLevels } from './heading-levels.ts'
import { inlineNodes } from './inline.ts'
import type { MarkdownLinks, RawNode } from './raw-node.ts'
import { typographicRuns } from './typography.ts'

type Root = ReturnType<typeof fromMarkdown>
type BlockNode = Root['children'][number]
type NodeOf<Type extends BlockNode['type']> = Extract<BlockNode, { type: Type }>

/** A rich text document (delivery-protocol#rich-text). */
export interface RawDocument {
  readonly type: 'doc'
  readonly content: readonly RawNode[]
}

interface Context {
  readonly place: Place
  readonly links: MarkdownLinks
  readonly language: string
  /** Levels of the document's headings, by the heading as it was written. */
  readonly levels: ReadonlyMap<BlockNode, number>
}

/**
 * The protocol's rich text for a Markdown text (CommonMark with tables and strike-through). What the
 * protocol cannot say becomes a fault at `place` that names the line. Headings step by one, and quotes
 * are those of `language`.
 */
export function richTextDocument(
  markdown: string,
  place: Place,
  links: MarkdownLinks,
  language = 'en',
): RawDocument {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const headings = headingsIn(root.children)
  const stepped = steppedLevels(headings.map(({ depth }) => depth))
  const levels = new Map(headings.map((node, index) => [node, stepped[index] ?? node.depth]))
  return { type: 'doc', content: blocks(root.children, { place, links, language, levels }) }
}

function headingsIn(nodes: readonly BlockNode[]): NodeOf<'heading'>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node]
    if (node.type === 'blockquote') return headingsIn(node.children)
    return node.type === 'list' ? node.children.flatMap((item) => headingsIn(item.children)) : []
  })
}

type Inline = Parameters<typeof inlineNodes>[0]

/** Inline nodes, with their quotes set: a quotation may begin in one node and end in another. */
function inline(nodes: Inline, { place, links, language }: Context): RawNode[] {
  const stored = inlineNodes(nodes, place, links)
  const runs = stored.map(({ text = ' ', marks = [] }) => ({
    text,
    verbatim: marks.some(({ type }) => type === 'code'),
  }))
  const set = typographicRuns(runs, language)
  return stored.map((node, index) =>
    node.text === undefined ? node : { ...node, text: set[index] ?? '' },
  )
}

function blocks(nodes: readonly BlockNode[], context: Context): RawNode[] {
  return nodes.flatMap((node) => block(node, context) ?? [])
}

function block(node: BlockNode, context: Context): RawNode | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, context)
    case 'heading':
      return heading(node, context)
    case 'blockquote':
      return { type: 'blockquote', content: blocks(node.children, context) }
    case 'list':
      return list(node, context)
    case 'code':
      return codeBlock(node)
    case 'thematicBreak':
      return { type: 'horizontal_rule' }
    case 'table':
      return table(node, context)
    default:
      return context.place.fault(
        `line ${node.position?.start.line ?? '?'}: Markdown of kind "${node.type}" has no place in rich text`,
      )
  }
}

function paragraph(node: NodeOf<'paragraph'>, context: Context): RawNode | undefined {
  const content = inline(node.children, context)
  const [only] = content
  if (content.length === 1 && only?.type === 'image') return only
  return { type: 'paragraph', ...(content.length === 0 ? {} : { content }) }
}

function heading(node: NodeOf<'heading'>, context: Context): RawNode {
  if (node.depth === 1) {
    context.place.fault(
      `line ${node.position?.start.line ?? '?'}: headings start at ##, the page's title is its name`,
    )
  }
  return {
    type: 'heading',
    attrs: { level: context.levels.get(node) ?? node.depth, textAlign: null },
    content: inline(node.children, context),
  }
}

function list(node: NodeOf<'list'>, context: Context): RawNode {
  const items = node.children.map((item) => ({
    type: 'list_item',
    content: blocks(item.children, context),
  }))
  if (!node.ordered) return { type: 'bullet_list', content: items }
  return { type: 'ordered_list', attrs: { order: node.start ?? 1 }, content: items }
}

function codeBlock(node: NodeOf<'code'>): RawNode {
  return {
    type: 'code_block',
    attrs: { class: node.lang ? `language-${node.lang}` : null },
    content: [{ type: 'text', text: node.value }],
  }
}

function table(node: NodeOf<'table'>, context: Context): RawNode {
  const rows = node.children.map((row, rowIndex) => ({
    type: 'tableRow',
    content: row.children.map((cell, column) => {
      const align = node.align?.[column] ?? null
      const content = inline(cell.children, context)
      return {
        type: rowIndex === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1, colwidth: null },
        content: [
          {
            type: 'paragraph',
            ...(align === null ? {} : { attrs: { textAlign: align } }),
            ...(content.length === 0 ? {} : { content }),
          },
        ],
      }
    }),
  }))
  return { type: 'table', content: rows }
}
