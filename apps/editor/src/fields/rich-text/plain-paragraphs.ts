import { isObject, type Json } from '../../document/json.ts'

/** Whether a formatted text is made of paragraphs of words alone, so that it can be typed as lines. */
export function isPlain(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  return isObject(value) && value.type === 'doc' && nodesOf(value).every(isPlainParagraph)
}

/** Its words, a paragraph a line. */
export function paragraphsOf(value: Json | undefined): string {
  return nodesOf(value).map(wordsOf).join('\n')
}

/** The document with these lines as its paragraphs; those that stay the same are the very same nodes. */
export function withParagraphs(value: Json | undefined, text: string): Json {
  const nodes = nodesOf(value)
  const content = text.split('\n').map((line, at): Json => {
    const same = nodes[at] !== undefined && wordsOf(nodes[at]) === line ? nodes[at] : undefined
    return same ?? nodes.find((node) => wordsOf(node) === line) ?? paragraph(line)
  })
  return { ...(isObject(value) ? value : {}), type: 'doc', content }
}

function nodesOf(value: Json | undefined): readonly Json[] {
  const content = isObject(value) ? value.content : undefined
  return Array.isArray(content) ? content : []
}

function isPlainParagraph(node: Json): boolean {
  if (!isObject(node) || node.type !== 'paragraph' || isObject(node.attrs)) return false
  return nodesOf(node).every(
    (text) => isObject(text) && text.type === 'text' && text.marks === undefined,
  )
}

function wordsOf(node: Json): string {
  if (!isObject(node)) return ''
  return typeof node.text === 'string' ? node.text : nodesOf(node).map(wordsOf).join('')
}

function paragraph(text: string): Json {
  return text === ''
    ? { type: 'paragraph' }
    : { type: 'paragraph', content: [{ type: 'text', text }] }
}
