import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRowReader } from './read-row.ts'
import { rawStory } from './snapshot.fixture.ts'

const readRow = createRowReader(['de'])

function entryOf(overrides: Parameters<typeof rawStory>[1]) {
  const row = readRow(rawStory(1, overrides), 0)
  if ('reason' in row) throw new Error(row.reason)
  return row.entry
}

describe('a snapshot entry', () => {
  it.each<[unknown, readonly string[]]>([
    [
      ['ppm', 'pmo'],
      ['ppm', 'pmo'],
    ],
    ['ppm', ['ppm']],
    ['', []],
    [null, []],
    [undefined, []],
    [['', 'ppm', 'ppm', 3], ['ppm']],
    [{}, []],
  ])('DATA-3 reads the theme and industry %j as %j', (stored, expected) => {
    const entry = entryOf({ content: { component: 'resource', theme: stored, industry: stored } })
    expect(entry.themes).toEqual(expected)
    expect(entry.industries).toEqual(expected)
  })

  it.each([
    ['2021-03-04 09:30', '2021-03-04T09:30:00.000Z'],
    ['2021-03-04 00:00', '2021-03-04T00:00:00.000Z'],
    ['2021-03-04T09:30:00.000Z', '2021-03-04T09:30:00.000Z'],
    ['', '2020-01-01T00:00:00.000Z'],
    [undefined, '2020-01-01T00:00:00.000Z'],
    ['soon', '2020-01-01T00:00:00.000Z'],
  ])('DATA-3 reads the date %j as %s', (date, expected) => {
    expect(new Date(entryOf({ content: { component: 'resource', date } }).date).toISOString()).toBe(
      expected,
    )
  })

  it('ROUTE-4 is a redirect if its body has a redirect block', () => {
    const body = [{ component: 'banner' }, { component: 'redirect', destination_url: '/about' }]
    expect(entryOf({ content: { component: 'modules/page', body } }).component).toBe('redirect')
    const nested = [{ component: 'two-column', form: body }]
    expect(entryOf({ content: { component: 'modules/page', body: nested } }).component).toBe('page')
  })

  it.each([
    ['blog/x', false, '/blog/x', 'blog', 'en'],
    ['careers/', true, '/careers/', 'careers', 'en'],
    ['careers', true, '/careers/', 'careers', 'en'],
    ['home', true, '/', 'home', 'en'],
    ['de/blog/x', false, '/de/blog/x', 'blog', 'de'],
    ['de/', true, '/de/', '', 'de'],
    ['/about', false, '/about', 'about', 'en'],
  ])('ROUTE-2 LANG-1 %s (start page: %s) is at %s', (slug, is_startpage, path, section, lang) => {
    expect(entryOf({ full_slug: slug, is_startpage })).toMatchObject({ path, section, lang })
  })

  it('BLOCK-12 takes the description, else the one for search engines', () => {
    const seo = { description: 'For engines' }
    const ofContent = (content: object) =>
      entryOf({ content: { component: 'resource', ...content } }).description
    expect(ofContent({ description: ' Own ', seo })).toBe('Own')
    expect(ofContent({ description: '', seo })).toBe('For engines')
    expect(ofContent({})).toBe('')
  })

  it.each([null, undefined, 'text', [], {}, { component: ' ' }, { component: 7 }])(
    'CALL-6 is not made from the content %j',
    (content) => {
      const row = readRow(rawStory(1, { content }), 0)
      expect(row).toEqual({ story: 'blog/story-1', reason: 'has no content with a component' })
    },
  )

  it('DATA-4 never throws, whatever a story contains', () => {
    fc.assert(
      fc.property(fc.object(), (story) => {
        expect(readRow(story, 0)).toBeTypeOf('object')
      }),
    )
  })
})
