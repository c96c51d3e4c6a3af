import { expect, it } from 'vitest'
import { translationFolders } from './start-translation.tsx'

it.each([
  ['blog/why', 'de', ['de/blog', 'de']],
  ['about', 'de', ['de']],
  ['careers/', 'de', ['de']],
  ['de/blog/warum', 'en', ['blog', '']],
  ['de/blog/warum', 'fr', ['fr/blog', 'fr']],
])('LANG-1 the translation of %s into %s can stand in %j', (slug, lang, folders) => {
  expect(translationFolders(slug, lang, ['de', 'fr'])).toEqual(folders)
})
