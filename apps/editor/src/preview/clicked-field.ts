import type { Block } from '../document/json.ts'

/**
 * The field of a block that holds the words of a text in its page; undefined when none or more than one does. A
 * page may set white space of its own.
 */
export function clickedField(block: Block | undefined, words: string): string | undefined {
  const wanted = plain(words)
  if (block === undefined || wanted === '') return undefined
  const holding = Object.entries(block).filter(
    ([name, value]) => typeof value === 'string' && !NO_TEXT.has(name) && plain(value) === wanted,
  )
  return holding.length === 1 ? holding[0]?.[0] : undefined
}

const NO_TEXT = new Set(['_uid', '_editable', 'component'])

function plain(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, ' ').trim()
}
