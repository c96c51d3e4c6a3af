import { createHeadingIds } from '@prospectus/content/schema/context/heading-ids'
import type { Components } from '../../api/api.ts'
import { isObject, type Json, membersOf, textOf } from '../../document/json.ts'

export interface Anchor {
  /** Fragment of the address, without `#`. */
  readonly id: string
  readonly text: string
}

/**
 * Lists where in a story a link can lead: to the headings in its texts and, once each, to tools such as a calculator.
 * Their ids are those that the site gives them (BLOCK-7).
 */
export function listAnchors(content: Json, components: Components): readonly Anchor[] {
  const tools = [...components.values()].flatMap(({ name, is_tool }) => (is_tool ? [name] : []))
  const ids = createHeadingIds(tools)
  const listedTools = new Set<string>()
  return headingsIn(content, tools).flatMap(({ text, storedId, tool }) => {
    if (tool === undefined) return text === '' ? [] : [{ id: ids.idFor(storedId || text), text }]
    if (listedTools.has(tool)) return []
    listedTools.add(tool)
    return [{ id: tool, text: text || tool }]
  })
}

interface Heading {
  readonly text: string
  /** '' for a heading without an id of its own. */
  readonly storedId: string
  readonly tool?: string
}

function headingsIn(value: Json, tools: readonly string[]): readonly Heading[] {
  if (Array.isArray(value)) return value.flatMap((child) => headingsIn(child, tools))
  if (!isObject(value)) return []
  if (value.type === 'heading' && Array.isArray(value.content)) {
    const storedId = textOf(membersOf(value.attrs).id).trim()
    return [{ text: plainText(value).replaceAll(/\s+/g, ' ').trim(), storedId }]
  }
  const nestedHeadings = Object.values(value).flatMap((child) => headingsIn(child, tools))
  const { component, heading } = value
  if (typeof component !== 'string' || !tools.includes(component)) return nestedHeadings
  return [{ text: textOf(heading), storedId: '', tool: component }, ...nestedHeadings]
}

function plainText(node: Json): string {
  if (Array.isArray(node)) return node.map(plainText).join('')
  if (!isObject(node)) return ''
  if (node.type === 'hard_break') return ' '
  return typeof node.text === 'string' ? node.text : plainText(node.content ?? null)
}
