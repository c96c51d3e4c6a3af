import { expect, it } from 'vitest'
import { exampleRichText } from './example-rich-text.ts'

/** Types of all nodes and marks in a document. */
function typesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && typeof value.type === 'string' ? [value.type] : []
  return [...own, ...Object.values(value).flatMap(typesIn)]
}

it('BLOCK-11 the example of all rich text has each kind of list, quotation, code and table', () => {
  const types = new Set(typesIn(exampleRichText))
  for (const type of ['ordered_list', 'bullet_list', 'list_item', 'blockquote', 'code_block'])
    expect(types).toContain(type)
  for (const type of ['table', 'tableRow', 'tableHeader', 'tableCell', 'image', 'blok', 'link'])
    expect(types).toContain(type)
})
