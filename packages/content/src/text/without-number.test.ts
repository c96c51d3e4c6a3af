import { expect, test } from 'vitest'
import { withoutNumber } from './without-number.ts'

test.each([
  ['en', 'podcast', 'podcasts'],
  ['en', 'story', 'stories'],
  ['en', 'blog', 'blogs'],
  ['de', 'podcast', 'podcasts'],
  ['de-AT', 'webinar', 'webinare'],
  ['de', 'whitepaper', 'whitepapers'],
  ['de', 'kundengeschichte', 'kundengeschichten'],
  ['de', 'datenblatt', 'datenblatter'],
  ['de', 'veranstaltung', 'veranstaltungen'],
])('SEARCH-2 one and many are the same (%s: %s, %s)', (lang, one, many) => {
  expect(withoutNumber(many, lang)).toBe(withoutNumber(one, lang))
})

test.each([
  ['en', 'news', 'new'],
  ['de', 'news', 'neu'],
  ['en', 'webinar', 'webinare'],
])('SEARCH-2 other words stay apart (%s: %s, %s)', (lang, word, other) => {
  expect(withoutNumber(word, lang)).not.toBe(withoutNumber(other, lang))
})
