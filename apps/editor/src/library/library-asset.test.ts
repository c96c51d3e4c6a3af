import { expect, it } from 'vitest'
import { sizeWords, steppedFocus } from './library-asset.ts'

it.each([
  [999, '999 bytes'],
  [1400, '1.4 kB'],
  [52_000, '52 kB'],
  [3_400_000, '3.4 MB'],
  [40_000_000, '40 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))

it('the focal point moves by arrow keys, finely with Shift, and stays in the picture', () => {
  expect(steppedFocus(undefined, 'ArrowLeft', false)).toEqual({ x: 0.45, y: 0.5 })
  expect(steppedFocus({ x: 0.5, y: 0.5 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.51 })
  expect(steppedFocus({ x: 0.99, y: 0 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0 })
  expect(steppedFocus({ x: 0.99, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0.99, y: 0 })
  expect(steppedFocus(undefined, 'Enter', false)).toBeUndefined()
})
