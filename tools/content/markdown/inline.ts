import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { Place } from '../draft/place.ts'
import type { MarkdownLinks, RawMark, RawNode } from './raw-node.ts'

type BlockNode = ReturnType<typeof fromMarkdown>['children'][number]
type Phrasing = Extract<BlockNode, { type: 'paragraph' }>['children'][number]

/** Inline HTML that stands for a mark the protocol has and Markdown has not. */
const htmlMarks: Readonly<Record<string, RawMark>> = {
  sub: { type: 'subscript' },
  sup: { type: 'superscript' },
  u: { type: 'underline' },
  mark: { type: 'highlight', attrs: { color: '#FFB000' } },
}

/** The stored text nodes of a run of Markdown; marks are innermost first, as the protocol has them. */
export function inlineNodes(
  nodes: readonly Phrasing[],
  place: Place,
  links: MarkdownLinks,
  outer: readonly RawMark[] = [],
): RawNode[] {
  const result: RawNode[] = []
  const open: { tag: string; mark: RawMark }[] = []
  for (const node of nodes) {
    const marks = [...open.map(({ mark }) => mark).reverse(), ...outer]
    if (node.type === 'html') {
      const broken = openOrClose(node.value, open)
      if (broken === 'break') result.push({ type: 'hard_break' })
      if (broken === 'unknown') {
        place.fault(
          `HTML ${node.value} is not supported; expected <sub>, <sup>, <u>, <mark> or <br>`,
        )
      }
    } else {
      result.push(...inline(node, marks, place, links))
    }
  }
  if (open.length > 0) place.fault(`<${open.at(-1)?.tag}> is not closed in the same paragraph`)
  return result
}

function openOrClose(
  html: string,
  open: { tag: string; mark: RawMark }[],
): 'break' | 'unknown' | undefined {
  const match = /^<(\/?)([a-z]+)\s*\/?>$/i.exec(html.trim())
  const tag = match?.[2]?.toLowerCase() ?? ''
  if (tag === 'br') return 'break'
  if (match?.[1] === '/') return open.pop()?.tag === tag ? undefined : 'unknown'
  const mark = htmlMarks[tag]
  if (mark === undefined) return 'unknown'
  open.push({ tag, mark })
  return undefined
}

function inline(
  node: Phrasing,
  marks: readonly RawMark[],
  place: Place,
  links: MarkdownLinks,
): RawNode[] {
  switch (node.type) {
    case 'text':
      return [textNode(node.value.replace(/\s*\n\s*/g, ' '), marks)]
    case 'inlineCode':
      return [textNode(node.value, [{ type: 'code' }, ...marks])]
    case 'strong':
      return inlineNodes(node.children, place, links, [{ type: 'bold' }, ...marks])
    case 'emphasis':
      return inlineNodes(node.children, place, links, [{ type: 'italic' }, ...marks])
    case 'delete':
      return inlineNodes(node.children, place, links, [{ type: 'strike' }, ...marks])
    case 'break':
      return [{ type: 'hard_break' }]
    case 'link': {
      const mark = links.link(node.url)
      return inlineNodes(node.children, place, links, mark === undefined ? marks : [mark, ...marks])
    }
    case 'image': {
      const picture = links.picture(node.url, node.alt ?? '', node.title ?? '')
      return picture === undefined ? [] : [picture]
    }
    default:
      place.fault(`Markdown of kind "${node.type}" has no place in rich text`)
      return []
  }
}

function textNode(text: string, marks: readonly RawMark[]): RawNode {
  return { type: 'text', text, ...(marks.length === 0 ? {} : { marks }) }
}
