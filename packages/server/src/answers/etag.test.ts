import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

test.each([
  ['the tag itself', 'W/"abc"', true],
  ['its strong form', '"abc"', true],
  ['one of several', '"x" , W/"abc"', true],
  ['whatever there is', ' * ', true],
  ['another tag', '"abcd"', false],
  ['an empty header', '', false],
  ['no header', undefined, false],
])('If-None-Match with %s', (_what, header, known) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(known)
})
