import type { Block } from '../document/json.ts'

/**
 * Finds the field whose text was clicked in the preview, however its words are spaced; undefined unless exactly one
 * matches.
 */
export function findClickedField(block: Block | undefined, text: string): string | undefined {
  const clicked = normalizeSpace(text)
  if (block === undefined || clicked === '') return undefined
  const matching = Object.entries(block).filter(
    ([name, value]) =>
      typeof value === 'string' && !NON_TEXT_MEMBERS.has(name) && normalizeSpace(value) === clicked,
  )
  return matching.length === 1 ? matching[0]?.[0] : undefined
}

const NON_TEXT_MEMBERS = new Set(['_uid', '_editable', 'component'])

function normalizeSpace(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, ' ').trim()
}
