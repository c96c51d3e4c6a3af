import { describe, expect, test } from 'vitest'
import { documentWords } from './document-words.ts'

const page = { component: 'page' }
const wording = { slug: 'a-slug', name: '', tagList: [], content: {} }

describe('SEARCH-2 the words a story is found by', () => {
  test('come from name, description, readable body, tags and slug, folded', () => {
    const found = documentWords({
      slug: 'earned-value',
      name: 'Über Pläne',
      tagList: ['Finance'],
      content: {
        component: 'page',
        description: 'A Description',
        body: [{ component: 'hero-banner', heading: 'Heading, heading', graphic: 'unseen' }],
      },
    })
    expect([...found].sort()).toEqual(
      ['a', 'description', 'earned', 'finance', 'heading', 'plane', 'uber', 'value'].sort(),
    )
  })

  test('a story without anything has the words of its slug', () => {
    expect(documentWords({ ...wording, content: undefined })).toEqual(['a', 'slug'])
  })

  test('a word without end is kept in pieces, in which every term is whole', () => {
    const letters = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    const text = letters.join('')
    const found = documentWords({ ...wording, content: { ...page, description: text } }).slice(2)
    expect(Math.max(...found.map((word) => Buffer.byteLength(word)))).toBeLessThanOrEqual(2046)
    for (let start = 0; start + 64 <= text.length; start += 7) {
      const term = text.slice(start, start + 64)
      expect(found.some((word) => word.includes(term))).toBe(true)
    }
  })

  test('words beyond half a megabyte are left out', () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `word${index}`).join(' ')
    const bytes = Buffer.byteLength(
      documentWords({
        ...wording,
        content: { ...page, body: [{ component: 'banner', heading: text }] },
      }).join(''),
    )
    expect(bytes).toBeLessThanOrEqual(512 * 1024)
    expect(bytes).toBeGreaterThan(512 * 1000)
  })
})
