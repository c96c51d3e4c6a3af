import { expect, test } from 'vitest'
import { findUnmovedItems } from './unmoved-items.ts'

test.each([
  ['abc', 'abc', 'abc'],
  ['abc', 'cab', 'ab'],
  ['abc', 'xaybzc', 'abc'],
  ['abcd', 'dcba', 'a'],
  ['abc', '', ''],
])('from %s to %s these did not move: %s', (before, after, unmoved) => {
  expect([...findUnmovedItems([...before], [...after])].toSorted().join('')).toBe(unmoved)
})
