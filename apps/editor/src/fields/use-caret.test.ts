import { expect, it } from 'vitest'
import { movedOffset } from './plain-fields.tsx'

it('EDIT-4 a caret stays at its place when text comes in before or behind it', () => {
  expect(movedOffset('one two', 'one two three', 3)).toBe(3)
  expect(movedOffset('one two', 'zero one two', 3)).toBe(8)
  expect(movedOffset('one two', 'two', 2)).toBe(0)
})
