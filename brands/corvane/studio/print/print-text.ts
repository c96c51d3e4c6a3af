import { basename } from 'node:path'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import { drawings } from '../drawings/drawings.ts'
import { escaped } from '../ink.ts'
import { printPart } from './print-part.ts'

/** Renders the visible text of a story's body, rich text or blocks, as plain HTML for printing. */
export function printText(body: unknown): string {
  if (isDocument(body)) return nodes(body.content)
  if (!Array.isArray(body)) return ''
  return body
    .filter(isJsonObject)
    .map((block) => blockText(block))
    .join('')
}

interface Node {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly { readonly type: string }[]
  readonly content?: readonly Node[]
}

function isDocument(value: unknown): value is { readonly content: readonly Node[] } {
  return isJsonObject(value) && value.type === 'doc' && Array.isArray(value.content)
}

/** Blocks that are useless on paper, or repeat the title page. */
const OMITTED_BLOCKS = new Set([
  'hero-banner',
  'call-to-action',
  'pdf-reader',
  'insights-slider',
  'form',
  'lead-form',
  'contact-form',
  'structured-data',
])

function blockText(block: Readonly<Record<string, unknown>>, level = 2): string {
  const part = printPart(block)
  if (part !== undefined) return part
  if (OMITTED_BLOCKS.has(String(block.component))) return ''
  const heading = block.heading ?? block.title ?? block.name
  const parts = [typeof heading === 'string' ? `<h${level}>${escaped(heading)}</h${level}>` : '']
  for (const [key, value] of Object.entries(block)) {
    if (isDocument(value)) parts.push(nodes(value.content))
    else if (key === 'quote' && typeof value === 'string')
      parts.push(`<blockquote><p>${escaped(value)}</p></blockquote>`)
    else if ((key === 'subheading' || key === 'text') && typeof value === 'string')
      parts.push(`<p>${escaped(value)}</p>`)
    else if (key !== 'links' && key !== 'form' && Array.isArray(value)) {
      parts.push(
        ...value.filter(isJsonObject).map((item) => blockText(item, Math.min(level + 1, 4))),
      )
    }
  }
  return parts.join('')
}

function nodes(list: readonly Node[] | undefined): string {
  return (list ?? []).map(node).join('')
}

const elements: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
  table: 'table',
  tableRow: 'tr',
  list_item: 'li',
  tableHeader: 'th',
  tableCell: 'td',
}

const markElements: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
}

function node(item: Node): string {
  const inside = nodes(item.content)
  switch (item.type) {
    case 'text':
      return (item.marks ?? []).reduce(
        (html, mark) => {
          const element = markElements[mark.type]
          return element === undefined ? html : `<${element}>${html}</${element}>`
        },
        escaped(item.text ?? ''),
      )
    case 'paragraph':
      return `<p>${inside}</p>`
    case 'list_item':
    case 'tableHeader':
    case 'tableCell':
      return cellOrItem(item, inside)
    case 'heading':
      return `<h${item.attrs?.level ?? 2}>${inside}</h${item.attrs?.level ?? 2}>`
    case 'ordered_list':
      return `<ol start="${item.attrs?.order ?? 1}">${inside}</ol>`
    case 'code_block':
      return `<pre><code>${inside}</code></pre>`
    case 'blok':
      return printText(item.attrs?.body)
    case 'hard_break':
      return '<br>'
    case 'horizontal_rule':
      return '<hr>'
    case 'image':
      return `<figure>${inlineDrawing(String(item.attrs?.src ?? ''))}</figure>`
    default: {
      const element = elements[item.type]
      return element === undefined ? inside : `<${element}>${inside}</${element}>`
    }
  }
}

/** Renders a list item or cell. A single paragraph in it gets no element, and so no tag in the PDF. */
function cellOrItem({ type, content }: Node, inside: string): string {
  const element = elements[type] ?? 'div'
  const [only, ...others] = content ?? []
  if (only?.type !== 'paragraph' || others.length > 0) return `<${element}>${inside}</${element}>`
  const right = only.attrs?.textAlign === 'right' ? ' class="right"' : ''
  return `<${element}${right}>${nodes(only.content)}</${element}>`
}

/** Inlines the drawing at an asset address, so that printing needs no network. */
function inlineDrawing(address: string): string {
  const svg = drawings[basename(address, '.svg')]?.svg() ?? ''
  // Tagged as one picture, not a hundred words, which keeps the file small and screen readers brief.
  return svg.replace('<svg ', '<svg role="img" ')
}
