import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../rows/entry.ts'
import { resourceEntry } from './resource.fixture.ts'
import { selectInsights, selectRelated } from './selection.ts'

const entries = (count: number, overrides: Partial<Entry> = {}) =>
  Array.from({ length: count }, (_, index) =>
    resourceEntry({ uuid: `${overrides.section ?? 'blog'}-${index}`, ...overrides }),
  )
const uuids = (list: readonly Entry[]) => list.map(({ uuid }) => uuid)
const page = { uuid: 'page', section: 'news', lang: 'en' }
const anything = { themes: [], industries: [] }

describe('selectInsights', () => {
  it('BLOCK-6 shows the nine newest, never the page itself', () => {
    const [first, ...rest] = entries(12)
    const current = first ?? page
    expect(selectInsights([current, ...rest] as Entry[], current, anything)).toEqual(
      rest.slice(0, 9),
    )
  })

  it('BLOCK-6 requires a shared theme and a shared industry if both are given', () => {
    const list = [
      resourceEntry({ uuid: 'both', themes: ['ppm', 'x'], industries: ['i-1'] }),
      resourceEntry({ uuid: 'theme', themes: ['ppm'] }),
      resourceEntry({ uuid: 'industry', industries: ['i-1'] }),
    ]
    const select = (themes: string[], industries: string[]) =>
      uuids(selectInsights(list, page, { themes, industries }))
    expect(select(['pmo', 'ppm'], ['i-1'])).toEqual(['both'])
    expect(select(['ppm'], [])).toEqual(['both', 'theme'])
    expect(select([], ['i-1'])).toEqual(['both', 'industry'])
  })

  it('BLOCK-6 falls back to the section of the page, and does not fill up', () => {
    const news = entries(12, { section: 'news' })
    const blog = entries(2, { themes: ['ppm'] })
    const list = [...news, ...blog]
    expect(selectInsights(list, page, { themes: ['esg'], industries: [] })).toEqual(
      news.slice(0, 9),
    )
    expect(selectInsights(list, page, { themes: ['ppm'], industries: [] })).toEqual(blog)
    const elsewhere = { ...page, section: 'industry' }
    expect(selectInsights(list, elsewhere, { themes: ['esg'], industries: [] })).toEqual([])
  })

  it('LANG-2 DATA-9 keeps to the language of the page and to the resources centre', () => {
    const list = [
      resourceEntry({ uuid: 'de', lang: 'de' }),
      resourceEntry({ uuid: 'recording', section: 'webinar-recording-pages' }),
      resourceEntry({ uuid: 'en' }),
    ]
    expect(uuids(selectInsights(list, page, anything))).toEqual(['en'])
  })

  it('BLOCK-6 stops reading once it has nine', () => {
    let read = 0
    function* endless() {
      for (;;) yield resourceEntry({ uuid: `r-${read++}` })
    }
    expect(selectInsights(endless(), page, anything)).toHaveLength(9)
    expect(read).toBe(9)
  })

  it('BLOCK-6 keeps the order for any filter', () => {
    const resource = fc.record({
      section: fc.constantFrom('blog', 'news'),
      themes: fc.subarray(['a', 'b', 'c']),
    })
    fc.assert(
      fc.property(
        fc.array(resource, { maxLength: 20 }),
        fc.subarray(['a', 'b']),
        (values, themes) => {
          const list = values.map((item, index) => resourceEntry({ ...item, uuid: `r-${index}` }))
          const chosen = selectInsights(list, page, { themes, industries: [] })
          expect(chosen.length).toBeLessThanOrEqual(9)
          expect(chosen).toEqual(list.filter((entry) => chosen.includes(entry)))
        },
      ),
    )
  })
})

describe('selectRelated', () => {
  const current = { ...page, themes: ['ppm'], industries: ['i-1'], date: 1_000 }

  it('BLOCK-12 shows up to three resources that share a theme', () => {
    const list = [...entries(2, { section: 'news' }), ...entries(5, { themes: ['x', 'ppm'] })]
    expect(uuids(selectRelated(list, current))).toEqual(['blog-0', 'blog-1', 'blog-2'])
  })

  it('BLOCK-12 falls back to the section when no theme is shared, or there is none', () => {
    const list = [...entries(1), ...entries(5, { section: 'news' })]
    const expected = ['news-0', 'news-1', 'news-2']
    expect(uuids(selectRelated(list, current))).toEqual(expected)
    expect(uuids(selectRelated(list, { ...current, themes: [] }))).toEqual(expected)
  })

  it('BLOCK-12 ranks by most in common, then by nearest date', () => {
    const near = (uuid: string, overrides: Partial<Entry>) =>
      resourceEntry({ uuid, themes: ['ppm'], date: 9_000, ...overrides })
    const list = [
      near('newest', {}),
      near('later', { date: 1_500 }),
      near('sector', { industries: ['i-1'] }),
      near('both themes', { themes: ['ppm', 'pmo'] }),
      near('just before', { date: 900 }),
    ]
    const currentPage = { ...current, themes: ['ppm', 'pmo'] }
    expect(uuids(selectRelated(list, currentPage))).toEqual([
      'both themes',
      'sector',
      'just before',
    ])
  })

  it('BLOCK-12 ranks most in common above the same section, and that above another section', () => {
    const [section, themes] = [current.section, ['ppm', 'pmo']]
    const list = [
      resourceEntry({ uuid: 'elsewhere', section: 'podcast', themes: ['ppm'] }),
      resourceEntry({ uuid: 'same section', section, themes: ['ppm'] }),
      resourceEntry({ uuid: 'nearest', section: 'podcast', themes, industries: ['i-1'] }),
    ]
    const related = uuids(selectRelated(list, { ...current, themes }))
    expect(related).toEqual(['nearest', 'same section', 'elsewhere'])
  })

  it('BLOCK-6 BLOCK-12 shows one past event at most', () => {
    const list = [
      ...entries(4, { section: 'events', themes: ['ppm'] }),
      ...entries(2, { themes: ['ppm'] }),
    ]
    const isPastEvent = ({ section }: Entry) => section === 'events'
    const expected = ['events-0', 'blog-0', 'blog-1']
    expect(uuids(selectRelated(list, current, isPastEvent))).toEqual(expected)
    const wanted = { themes: ['ppm'], industries: [] }
    expect(uuids(selectInsights(list, page, wanted, isPastEvent))).toEqual(expected)
  })
})
