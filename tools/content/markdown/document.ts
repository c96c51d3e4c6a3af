import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Place } from '../draft/place.ts'
import { inlineNodes } from './inline.ts'
import type { MarkdownLinks, RawNode } from './raw-node.ts'

type Root = ReturnType<typeof fromMarkdown>
type BlockNode = Root['children'][number]
type NodeOf<Type extends BlockNode['type']> = Extract<BlockNode, { type: Type }>

/** A rich text document of the delivery protocol (section 9). */
export interface RawDocument {
  readonly type: 'doc'
  readonly content: readonly RawNode[]
}

interface Context {
  readonly place: Place
  readonly links: MarkdownLinks
}

/**
 * The protocol's rich text for a Markdown text (CommonMark with tables and strike-through). What the
 * protocol cannot say becomes a fault at `place` that names the line.
 */
export function richTextDocument(
  markdown: string,
  place: Place,
  links: MarkdownLinks,
): RawDocument {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return { type: 'doc', content: blocks(root.children, { place, links }) }
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
  const content = inlineNodes(node.children, context.place, context.links)
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
    attrs: { level: node.depth },
    content: inlineNodes(node.children, context.place, context.links),
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
      const content = inlineNodes(cell.children, context.place, context.links)
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
