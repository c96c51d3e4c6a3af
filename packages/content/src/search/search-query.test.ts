import { describe, expect, it } from 'vitest'
import type { Link } from '../links/multilink.ts'
import { resultHref } from './result-link.ts'
import { hitsOfType, parseSearch, searchHref, searchTabs } from './search-query.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

describe('parseSearch', () => {
  it.each([
    ['', { text: '', type: undefined, page: 1 }],
    ['q=+gate+&page=2', { text: 'gate', type: undefined, page: 2 }],
    ['q=a&q=b&type=blog', { text: 'a', type: 'blog', page: 1 }],
    ['q=a&type=page', { text: 'a', type: 'page', page: 1 }],
    ['q=a&type=toString&page=-3', { text: 'a', type: undefined, page: 1 }],
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
  const result = (type: string, name: string) => ({ type, name })
  const hits = [
    result('page', 'a'),
    result('news', 'b'),
    result('blog', 'c'),
    result('news', 'd'),
    result('webinar-recording-pages', 'e'),
  ]

  it('SEARCH-1 tabs count what they hold, in the order of the types', () => {
    expect(searchTabs(hits, ['blog', 'news', 'videos'])).toEqual([
      { type: undefined, count: 5 },
      { type: 'page', count: 1 },
      { type: 'blog', count: 1 },
      { type: 'news', count: 2 },
    ])
  })

  it('SEARCH-1 tabs filter and keep the order', () => {
    const names = (type: string | undefined) => hitsOfType(hits, type).map(({ name }) => name)
    expect(names('news')).toEqual(['b', 'd'])
    expect(names('page')).toEqual(['a'])
    expect(names(undefined)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('resultHref', () => {
  const download: Link = { href: '/assets/f/1/a.pdf', external: false, newTab: false, file: true }
  const entry = (section: string, isStartpage = false) => ({
    path: `/${section}/x`,
    section,
    isStartpage,
  })

  it('SEARCH-4 leads to the story, and under publications to the first download or #', () => {
    expect(resultHref(entry('blog'), download)).toBe('/blog/x')
    expect(resultHref(entry('publications'), download)).toBe('/assets/f/1/a.pdf')
    expect(resultHref(entry('publications'), undefined)).toBe('#')
    expect(resultHref(entry('publications', true), undefined)).toBe('/publications/x')
  })
})
