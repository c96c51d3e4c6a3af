import type { Block } from '../document/json.ts'

/**
 * Finds the field of a block whose text was clicked in the page; undefined when none or several hold it. White space
 * may differ.
 */
export function clickedField(block: Block | undefined, text: string): string | undefined {
  const clicked = normalized(text)
  if (block === undefined || clicked === '') return undefined
  const matching = Object.entries(block).filter(
    ([name, value]) =>
      typeof value === 'string' && !NO_TEXT.has(name) && normalized(value) === clicked,
  )
  return matching.length === 1 ? matching[0]?.[0] : undefined
}

const NO_TEXT = new Set(['_uid', '_editable', 'component'])

function normalized(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, ' ').trim()
}
