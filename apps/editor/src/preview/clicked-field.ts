import type { Block } from '../document/json.ts'

/**
 * Finds the field whose text was clicked in the preview, however its words are spaced; undefined unless exactly one
 * matches.
 */
export function findClickedField(block: Block | undefined, text: string): string | undefined {
  const clickedText = normalizeSpace(text)
  if (block === undefined || clickedText === '') return undefined
  const matchingFields = Object.entries(block).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !NON_TEXT_MEMBERS.has(name) &&
      normalizeSpace(value) === clickedText,
  )
  return matchingFields.length === 1 ? matchingFields[0]?.[0] : undefined
}

const NON_TEXT_MEMBERS = new Set(['_uid', '_editable', 'component'])

function normalizeSpace(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, ' ').trim()
}
