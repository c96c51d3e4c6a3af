import type { Link } from '@prospectus/content/schema/links/multilink'
import { describe, expect, it } from 'vitest'
import { resultHref } from './result-link.ts'
import { parseSearch, searchHref, searchTabs } from './search-query.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

describe('parseSearch', () => {
  it.each([
    ['', { text: '', type: undefined, page: 1 }],
    ['q=+gate+&page=2', { text: 'gate', type: undefined, page: 2 }],
    ['q=a&q=b&type=blog', { text: 'a', type: 'blog', page: 1 }],
    ['q=a&type=page', { text: 'a', type: 'page', page: 1 }],
    ['q=a&type=other', { text: 'a', type: 'other', page: 1 }],
    ['q=a&type=toString&page=-3', { text: 'a', type: undefined, page: 1 }],
    ['q=a&type=Blog&page=2.5', { text: 'a', type: undefined, page: 2 }],
    ['q=a&type=constructor&page=abc', { text: 'a', type: undefined, page: 1 }],
    ['q=%00&type=', { text: '\0', type: undefined, page: 1 }],
    [`q=${'e'.repeat(200)}`, { text: 'e'.repeat(200), type: undefined, page: 1 }],
    [`q=++${'e'.repeat(201)}`, { text: 'e'.repeat(200), type: undefined, page: 1 }],
    [`q=${'e'.repeat(199)}🔍`, { text: 'e'.repeat(199), type: undefined, page: 1 }],
  ])('SEARCH-1 reads %j', (query, expected) => {
    expect(parse(query)).toEqual(expected)
  })
})

describe('searchHref', () => {
  it.each([
    [{ page: 3 }, '/search?q=a+%26+b&type=blog&page=3'],
    [{ page: 1 }, '/search?q=a+%26+b&type=blog'],
    [{ type: undefined }, '/search?q=a+%26+b'],
    [{ text: '', type: undefined }, '/search'],
  ])('SEARCH-1 %j leads to %s', (change, href) => {
    expect(searchHref('/search', parse('q=a %26 b&type=blog&page=2'), change)).toBe(href)
  })
})

describe('tabs', () => {
  const counts = new Map(
    Object.entries({ page: 1, news: 2, blog: 1, 'webinar-recording-pages': 1 }),
  )
  const tabs = (chosen: string | undefined) =>
    searchTabs({ length: 5, counts }, ['blog', 'news', 'videos'], chosen)
  const all = { type: undefined, count: 5 }
  const page = { type: 'page', count: 1 }
  const blog = { type: 'blog', count: 1 }
  const news = { type: 'news', count: 2 }
  const other = { type: 'other', count: 1 }

  it('SEARCH-1 every result is under a tab, those of unknown types under the last', () => {
    for (const chosen of [undefined, 'news', 'videos', 'other']) {
      const [first, ...rest] = tabs(chosen)
      expect(rest.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count)
    }
    const none = searchTabs({ length: 1, counts: new Map([['blog', 1]]) }, ['blog'], 'other')
    expect(none.at(-1)).toEqual({ type: 'other', count: 0 })
  })

  it('SEARCH-1 tabs have the number of their results, in the order of the types', () => {
    expect(tabs(undefined)).toEqual([all, page, blog, news, other])
    expect(tabs('news')).toEqual([all, page, blog, news, other])
  })

  it('SEARCH-1 the chosen tab shows even without results', () => {
    expect(tabs('videos')).toEqual([all, page, blog, news, { type: 'videos', count: 0 }, other])
    expect(tabs('podcast')).toEqual([all, page, blog, news, { type: 'podcast', count: 0 }, other])
  })
})

describe('resultHref', () => {
  const download: Link = {
    href: '/assets/f/1/a.pdf',
    isExternal: false,
    opensNewTab: false,
    isFile: true,
  }
  const entry = (section: string, isStartpage = false) => ({
    path: `/${section}/x`,
    section,
    isStartpage,
  })

  it('SEARCH-4 leads to the story, and under publications to the first download where there is one', () => {
    const open = { firstDownload: download, gated: false }
    expect(resultHref(entry('blog'), open)).toBe('/blog/x')
    expect(resultHref(entry('publications'), open)).toBe('/assets/f/1/a.pdf')
    expect(resultHref(entry('publications'), { ...open, gated: true })).toBe('/publications/x')
    expect(resultHref(entry('publications'), undefined)).toBe('/publications/x')
    expect(resultHref(entry('publications', true), undefined)).toBe('/publications/x')
  })
})
