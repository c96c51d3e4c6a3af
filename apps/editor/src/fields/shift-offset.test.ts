import { expect, it } from 'vitest'
import { shiftOffset } from './plain-fields.tsx'

it('EDIT-4 a caret stays in place when a colleague inserts text before or after it', () => {
  expect(shiftOffset('one two', 'one two three', 3)).toBe(3)
  expect(shiftOffset('one two', 'zero one two', 3)).toBe(8)
  expect(shiftOffset('one two', 'two', 2)).toBe(0)
})
