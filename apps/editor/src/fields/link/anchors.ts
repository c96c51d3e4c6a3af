import { createHeadingIds } from '@prospectus/content/schema/context/heading-ids'
import type { Components } from '../../api/api.ts'
import { isObject, type Json } from '../../document/json.ts'

export interface Anchor {
  /** Follows `#` in an address. */
  readonly id: string
  readonly words: string
}

/**
 * Lists the headings of a story's texts and of its tools, such as a calculator, with the ids that the site gives them
 * (BLOCK-7). A tool is listed once, by its own heading.
 */
export function anchorsIn(content: Json, components: Components): readonly Anchor[] {
  const known = [...components.values()].flatMap(({ name, is_tool }) => (is_tool ? [name] : []))
  const ids = createHeadingIds(known)
  const tools = new Set<string>()
  return headingsIn(content, known).flatMap(({ words, given, tool }) => {
    if (tool === undefined) return words === '' ? [] : [{ id: ids.idFor(given || words), words }]
    if (tools.has(tool)) return []
    tools.add(tool)
    return [{ id: tool, words: words || tool }]
  })
}

interface Heading {
  readonly words: string
  /** The stored id; '' for most headings. */
  readonly given: string
  /** Component of the tool below the heading. */
  readonly tool?: string
}

function headingsIn(value: Json, tools: readonly string[]): readonly Heading[] {
  if (Array.isArray(value)) return value.flatMap((each) => headingsIn(each, tools))
  if (!isObject(value)) return []
  if (value.type === 'heading' && Array.isArray(value.content)) {
    const given = isObject(value.attrs) && typeof value.attrs.id === 'string' ? value.attrs.id : ''
    return [{ words: wordsIn(value).replaceAll(/\s+/g, ' ').trim(), given: given.trim() }]
  }
  const within = Object.values(value).flatMap((each) => headingsIn(each, tools))
  const { component, heading } = value
  if (typeof component !== 'string' || !tools.includes(component)) return within
  return [
    { words: typeof heading === 'string' ? heading : '', given: '', tool: component },
    ...within,
  ]
}

function wordsIn(node: Json): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (!isObject(node)) return ''
  if (node.type === 'hard_break') return ' '
  return typeof node.text === 'string' ? node.text : wordsIn(node.content ?? null)
}
