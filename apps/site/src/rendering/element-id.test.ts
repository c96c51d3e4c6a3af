import { expect, test } from 'vitest'
import { elementId } from './element-id.ts'

const blocks = Array.from({ length: 5000 }, (_, at) => `00000000-0000-4000-8000-${at}`)

test('elements of a page have short ids, each its own, the same at every rendering', () => {
  const ids = blocks.map((uid) => elementId('figure', uid))
  expect(new Set(ids).size).toBe(blocks.length)
  expect(ids.every((id) => /^figure-[\w-]{6}$/.test(id))).toBe(true)
  expect(elementId('figure', blocks[1] ?? '')).toBe(ids[1])
})
