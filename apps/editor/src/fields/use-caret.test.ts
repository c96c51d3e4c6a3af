import { expect, it } from 'vitest'
import { shiftOffset } from './plain-fields.tsx'

it('EDIT-4 a caret stays at its place when text comes in before or behind it', () => {
  expect(shiftOffset('one two', 'one two three', 3)).toBe(3)
  expect(shiftOffset('one two', 'zero one two', 3)).toBe(8)
  expect(shiftOffset('one two', 'two', 2)).toBe(0)
})
