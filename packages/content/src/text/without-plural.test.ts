import { expect, test } from 'vitest'
import { withoutPlural } from './without-plural.ts'

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
])('SEARCH-2 singular and plural are the same (%s: %s, %s)', (lang, one, many) => {
  expect(withoutPlural(many, lang)).toBe(withoutPlural(one, lang))
})

test.each([
  ['en', 'news', 'new'],
  ['de', 'news', 'neu'],
  ['en', 'webinar', 'webinare'],
])('SEARCH-2 other words stay apart (%s: %s, %s)', (lang, word, other) => {
  expect(withoutPlural(word, lang)).not.toBe(withoutPlural(other, lang))
})
