import { expect, it } from 'vitest'
import { rateLength, truncateText } from './truncate-text.ts'

/** Ten pixels per character. */
const measure = (text: string) => text.length * 10

it.each([
  ['one two', 70, 'one two'],
  ['one two three', 120, 'one two …'],
  ['one two three', 50, 'one …'],
  ['unbreakable', 30, 'unbreakable …'],
  ['', 30, ''],
])('HEAD-1 %j is shown in %d pixels as %j', (text, pixels, shown) => {
  expect(truncateText(text, pixels, measure)).toBe(shown)
})

it.each([
  ['', 'empty'],
  ['abc', 'short'],
  ['abcd', 'good'],
  ['abcdefghij', 'good'],
  ['abcdefghijk', 'cut'],
])('HEAD-1 %j is %s in a space of 100 pixels', (text, fit) => {
  expect(rateLength(text, { maxPixels: 100, minShare: 0.4 }, measure)).toBe(fit)
})
