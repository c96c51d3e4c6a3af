import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeadingIds } from './heading-ids.ts'

test.each([
  ['Risks', 'risks'],
  ['What is an SPI of 0.94?', 'what-is-an-spi-of-0-94'],
  ['Mara’s view', 'maras-view'],
  ['Überblick', 'überblick'],
  ['Расписание', 'расписание'],
  ['計画 と 実績', '計画-と-実績'],
  ['हिन्दी', 'हिन्दी'],
  ['', 'section'],
  ['—?!', 'section'],
  ['🚄', 'section'],
  ['<script>', 'script'],
])('BLOCK-7 the id of %j is %j', (text, id) => {
  expect(createHeadingIds().idFor(text)).toBe(id)
})

test('BLOCK-7 ids are unique, even if headings look like numbered ids', () => {
  const { idFor } = createHeadingIds()
  const texts = ['Risks', 'Risks 2', 'Risks', 'risks!', '', '', 'Risks 2']
  expect(texts.map(idFor)).toEqual([
    'risks',
    'risks-2',
    'risks-3',
    'risks-4',
    'section',
    'section-2',
    'risks-2-2',
  ])
})

test('BLOCK-7 ids that the page uses itself are not given to headings', () => {
  expect(createHeadingIds().idFor('Main')).toBe('main-2')
})

test('BLOCK-7 ids are unique, stable, and fit an attribute, whatever the headings', () => {
  const headings = fc.array(
    fc.oneof(fc.constantFrom('a', 'A', 'a 2', 'a-2-2', ''), fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(headings, (texts) => {
      const first = texts.map(createHeadingIds().idFor)
      expect(new Set(first).size).toBe(texts.length)
      expect(texts.map(createHeadingIds().idFor)).toEqual(first)
      for (const id of first) expect(id).toMatch(/^[\p{L}\p{N}\p{M}-]+$/u)
    }),
  )
})
