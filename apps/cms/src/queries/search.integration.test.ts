import { matchesQuery, parseQuery } from '@prospectus/catalogue/matching/match'
import { fold } from '@prospectus/content/text/fold'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { listQuery, slugsOf } from './list-query.fixture.ts'

/** Syllables in several scripts, so that words contain one another, and special characters of SQL. */
const piece = fc.constantFrom(
  ...[
    'plan',
    'wert',
    'er',
    'Á',
    'ai',
    '計',
    '画',
    'ß',
    'Ωm',
    '7',
    ' ',
    ' ',
    '-',
    "'",
    '"',
    '*',
    '%',
    '_',
  ],
  ...['\\', '(', ')', ':', '&', '|', '!', '😀', 'OR', ' NOT ', '\u0301', '++'],
)
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

onBothDatabases('SEARCH-2 search_term', (open) => {
  let named: Storage
  beforeAll(async () => {
    named = await open()
    await fillWith(named, [
      { full_slug: 'elsewhere', position: 1, content: content('Words on earned value.') },
      { full_slug: 'titled', position: 2, name: 'Earned value in short' },
      { full_slug: 'assisted', position: 3, name: 'AI-assisted maintenance', tag_list: ['Büro'] },
      { full_slug: 'signs', position: 4, name: 'C++' },
      { full_slug: 'in-name', position: 2, id: 1, name: 'Value, earned' },
      { full_slug: 'earned-value', position: 9, name: 'EVM' },
    ])
  })

  test('finds the same as the search of the site, for any content and query', async () => {
    const storage = await open()
    const texts = fc.sample(text, { numRuns: 60, seed: 7 })
    await fillWith(
      storage,
      texts.map((name, position) => ({ full_slug: `x/${position}`, name, position })),
    )
    // The slug is searched too; it contains only a number.
    const stories = texts.map((name, position) => {
      const folded = fold(name.trim() === '' ? String(position) : name)
      return { slug: String(position), name: fold(name), text: `${folded} ${position}` }
    })
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        const query = parseQuery(search)
        const expected = stories.filter((story) => matchesQuery(query, story))
        const found = await slugsOf(storage, { search })
        expect(found.toSorted()).toEqual(expected.map(({ slug }) => slug).toSorted())
      }),
      { numRuns: process.env.EVERY_DATABASE ? 150 : 60 },
    )
  })

  test.each([
    ['earned', ['earned-value', 'titled', 'in-name', 'elsewhere']],
    ['EARNED Válue', ['earned-value', 'titled', 'elsewhere', 'in-name']],
    ['rned', ['earned-value', 'titled', 'in-name', 'elsewhere']],
    ['ai', ['assisted']],
    ['in', ['in-name', 'titled']],
    ['büro', ['assisted']],
    ['earned office', []],
    ['', []],
    ['   ', []],
    ['++', ['signs']],
    ["'; drop table story; --", []],
  ])('%j finds slugs first, then names, then by position', async (search, found) => {
    expect(await slugsOf(named, { search })).toEqual(found)
    expect(await slugsOf(named, { search, sort: [BY_SLUG] })).toEqual(found.toSorted())
  })

  test.each([1, 30])(
    'the total leaves out %i stories that the view does not have',
    async (drafts) => {
      const storage = await open()
      await fillWith(storage, [
        { full_slug: 'first', name: 'Earned value' },
        { full_slug: 'second', name: 'Earned value' },
        ...Array.from({ length: drafts }, (_, index) => ({
          full_slug: `draft-${index}`,
          name: 'Earned value',
          published: false,
        })),
      ])
      const total = async (view: 'published' | 'draft') =>
        (await storage.listStories(listQuery({ view, search: 'earned', perPage: 1 }))).total
      expect(await total('published')).toBe(2)
      expect(await total('draft')).toBe(2 + drafts)
    },
  )

  test('a query of sixteen long terms, and a term in thousands of words, work', async () => {
    const storage = await open()
    const many = Array.from({ length: 2500 }, (_, index) => `xx${index}plan`).join(' ')
    await fillWith(storage, [
      { full_slug: 'many', content: content(many) },
      { full_slug: 'planning', content: content('planning') },
    ])
    const terms = Array.from({ length: 20 }, (_, index) => `${index}${'w'.repeat(80)}`)
    expect(await slugsOf(storage, { search: terms.join(' ') })).toEqual([])
    // Matches only the beginning of words, and therefore none of the 2,500.
    expect(await slugsOf(storage, { search: 'plan' })).toEqual(['planning'])
    expect(await slugsOf(storage, { search: '2499plan' })).toEqual(['many'])
  })
})

function content(text: string) {
  return {
    component: 'page',
    body: [{ component: 'content-area', _uid: 'a', body: richText(text) }],
  }
}

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

const BY_SLUG = { by: { property: 'slug' }, isDescending: false, areNullsFirst: false } as const
