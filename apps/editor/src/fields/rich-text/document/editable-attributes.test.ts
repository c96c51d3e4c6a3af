import { expect, test } from 'vitest'
import { readAttributes } from './editable-attributes.ts'

test.each([
  [{ order: 3 }, 3],
  [{ start: 4 }, 4],
  [{ order: 0 }, 0],
  [{ order: '7' }, 7],
  [{}, 1],
  [{ order: null, start: null }, 1],
  [{ order: -2 }, 1],
  [{ order: 'many' }, 1],
])('BLOCK-11 a numbered list with %j begins at %i', (stored, start) => {
  expect(readAttributes('ordered_list', stored)).toEqual({ start })
})
