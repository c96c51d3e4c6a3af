import type { Block } from '../document/json.ts'

/**
 * Finds the field of a block whose text was clicked in the page; undefined when none or several hold it. White space
 * may differ.
 */
export function clickedField(block: Block | undefined, text: string): string | undefined {
  const wanted = plain(text)
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
