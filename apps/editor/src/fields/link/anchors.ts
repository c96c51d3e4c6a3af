import { createHeadingIds } from '@prospectus/content/schema/context/heading-ids'
import { isObject, type Json } from '../../document/json.ts'

/** A place on a page that a link can lead to. */
export interface Anchor {
  /** As it stands after `#` in an address. */
  readonly id: string
  readonly words: string
}

/** The headings in the texts of a story, in their order, with the ids that the site gives them (BLOCK-7). */
export function anchorsIn(content: Json): readonly Anchor[] {
  const ids = createHeadingIds()
  return headingsIn(content).flatMap(({ words, given }) =>
    words === '' ? [] : [{ id: ids.idFor(given || words), words }],
  )
}

interface Heading {
  readonly words: string
  /** The id that is stored with it; empty for most. */
  readonly given: string
}

function headingsIn(value: Json): readonly Heading[] {
  if (Array.isArray(value)) return value.flatMap(headingsIn)
  if (!isObject(value)) return []
  if (value.type === 'heading' && Array.isArray(value.content)) {
    const given = isObject(value.attrs) && typeof value.attrs.id === 'string' ? value.attrs.id : ''
    return [{ words: wordsIn(value).replaceAll(/\s+/g, ' ').trim(), given: given.trim() }]
  }
  return Object.values(value).flatMap(headingsIn)
}

function wordsIn(node: Json): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (!isObject(node)) return ''
  if (node.type === 'hard_break') return ' '
  return typeof node.text === 'string' ? node.text : wordsIn(node.content ?? null)
}
