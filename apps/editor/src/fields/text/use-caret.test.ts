import { expect, it } from 'vitest'
import { movedPlace } from './use-caret.ts'

it('EDIT-4 a caret stays at its words when others come in before or behind it', () => {
  expect(movedPlace('one two', 'one two three', 3)).toBe(3)
  expect(movedPlace('one two', 'zero one two', 3)).toBe(8)
  expect(movedPlace('one two', 'two', 2)).toBe(0)
})
