import { MAX_REPORTED } from '@prospectus/server/visit-report'
import { expect, test } from 'vitest'
import { createVisitCounts } from './visit-counts.ts'

const SITE = 'https://www.vendor.example'
const at = (time: string) => () => new Date(time)
const counts = (now = at('2026-05-01T10:00:00.000Z')) => createVisitCounts({ siteUrl: SITE, now })

test('ROUTE-3 a missing path is counted without its query, with where it came from and nothing of the visitor', () => {
  const { countMissingPath, take } = counts()
  countMissingPath('/old/prices', 'https://user@partner.example:8443/private?mail=ada@example.com')
  countMissingPath('/old/prices/', `${SITE}/blog/float?q=ada#x`)
  countMissingPath('/old/prices', undefined)
  countMissingPath('/gone', 'android-app://com.example')
  const time = '2026-05-01T10:00:00.000Z'
  expect(take().missing).toEqual([
    { path: '/old/prices', count: 3, first_at: time, last_at: time, referrer: '/blog/float' },
    { path: '/gone', count: 1, first_at: time, last_at: time, referrer: '' },
  ])
  expect(take()).toEqual({ missing: [], searches: [] })
})

test.each([
  '/wp-login.php',
  '/blog/wp-admin/x',
  '/.env',
  '/a/.git/config',
  '/backup.sql',
  '/xmlrpc.php',
  '//a',
  `/${'a'.repeat(400)}`,
])('ROUTE-3 what only scanners ask for is not counted: %s', (path) => {
  const { countMissingPath, take } = counts()
  countMissingPath(path, undefined)
  expect(take().missing).toEqual([])
})

test('ROUTE-3 memory is limited, however many paths are made up', () => {
  const { countMissingPath, countSearch, take } = counts()
  for (let made = 0; made < 3 * MAX_REPORTED; made++) {
    countMissingPath(`/made-up/${made}`, undefined)
    countSearch({ text: `w${made}`, lang: 'en', resultCount: 0 })
  }
  countMissingPath('/made-up/0', undefined)
  const { missing, searches } = take()
  expect(missing).toHaveLength(MAX_REPORTED)
  expect(searches).toHaveLength(MAX_REPORTED)
  expect(missing[0]?.count).toBe(2)
})

test('SEARCH-1 searches are counted by day and language, whatever their case and accents', () => {
  const { countSearch, take } = counts()
  countSearch({ text: 'Float', lang: 'en', resultCount: 6 })
  countSearch({ text: ' FLÓAT ', lang: 'en', resultCount: 7 })
  countSearch({ text: 'float', lang: 'de', resultCount: 1 })
  countSearch({ text: 'ada@example.com', lang: 'en', resultCount: 0 })
  expect(take().searches).toEqual([
    { day: '2026-05-01', lang: 'en', query: 'float', count: 2, results: 7 },
    { day: '2026-05-01', lang: 'de', query: 'float', count: 1, results: 1 },
  ])
})

test('SEARCH-1 of the suggestions requested during typing only the last query counts, and once', () => {
  const { countSearch, countSuggestion, take } = counts()
  for (const text of ['ea', 'ear', 'earn', 'earned', 'earned v', 'earned value']) {
    countSuggestion({ text, lang: 'en', resultCount: 1 })
  }
  countSuggestion({ text: 'risk', lang: 'en', resultCount: 2 })
  countSearch({ text: 'Earned value', lang: 'en', resultCount: 9 })
  expect(take().searches.map(({ query, count }) => [query, count])).toEqual([
    ['earned value', 1],
    ['risk', 1],
  ])
})
