import type { RichText, RichTextBlock } from '@prospectus/content/schema/rich-text/rich-text'
import { describe, expect, it } from 'vitest'
import { textSections } from './rich-text.tsx'

const heading = (level: 2 | 3, text: string): RichTextBlock => ({
  type: 'heading',
  level,
  id: text,
  text,
  align: undefined,
  dir: undefined,
  content: [],
})
const rule: RichTextBlock = { type: 'horizontal_rule' }
const shape = (text: RichText) =>
  textSections(text).map((section) =>
    section.map((node) => (node.type === 'heading' ? node.text : '–')).join(' '),
  )

describe('BLOCK-7 the sections of a text', () => {
  it('start at each highest heading, and include what precedes the first', () => {
    const text = [rule, heading(2, 'One'), rule, heading(3, 'Deeper'), rule, heading(2, 'Two')]
    expect(shape(text)).toEqual(['–', 'One – Deeper –', 'Two'])
  })

  it('use the highest level of the text, and keep every node once', () => {
    expect(shape([heading(3, 'One'), rule, heading(3, 'Two'), rule])).toEqual(['One –', 'Two –'])
  })

  it('are one without headings, and none without text', () => {
    expect(shape([rule, rule])).toEqual(['– –'])
    expect(shape([])).toEqual([])
  })
})
