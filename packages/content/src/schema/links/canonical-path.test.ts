import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'
import { splitSlug } from './language-folder.ts'

test.each([
  ['home', true, '/'],
  ['home/', true, '/'],
  ['home', false, '/'],
  ['', true, '/'],
  ['careers/', true, '/careers/'],
  ['careers', true, '/careers/'],
  ['de/', true, '/de/'],
  ['about', false, '/about'],
  ['about/', false, '/about'],
  ['/blog/nine-curves', false, '/blog/nine-curves'],
  ['blog/home', false, '/blog/home'],
  ['de/über-uns', false, '/de/%C3%BCber-uns'],
  ['a b/c?d#e%f', false, '/a%20b/c%3Fd%23e%25f'],
  ['//evil.example/x', false, '/evil.example/x'],
  ['a/../../b/./c', false, '/a/b/c'],
  ['back\\slash', false, '/back%5Cslash'],
  ['half\ud800', false, '/half%EF%BF%BD'],
])('ROUTE-2 %j (start page: %j) stands at %s', (fullSlug, isStartpage, path) => {
  expect(canonicalPath(fullSlug, isStartpage)).toBe(path)
})

test('ROUTE-2 ROUTE-3 every slug gives one path on this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (fullSlug, isStartpage) => {
      const path = canonicalPath(fullSlug, isStartpage)
      const url = new URL(path, 'https://site.example')
      expect(url.origin).toBe('https://site.example')
      expect(url.pathname).toBe(path)
      expect(path === '/' || path.endsWith('/') === isStartpage).toBe(true)
    }),
  )
})

test.each([
  ['blog/nine-curves', 'en', 'blog'],
  ['de/blog/neun-kurven', 'de', 'blog'],
  ['de/', 'de', ''],
  ['design/', 'en', 'design'],
  ['home', 'en', 'home'],
])('LANG-1 %s is in language %s, section %j', (fullSlug, lang, section) => {
  expect(splitSlug(fullSlug, ['de'])).toEqual({ lang, section })
})
