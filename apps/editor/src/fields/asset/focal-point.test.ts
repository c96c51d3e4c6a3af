import { expect, it } from 'vitest'
import { stepFocus } from './focal-point.tsx'

it('the focal point moves by arrow keys, finely with Shift, and stays in the picture', () => {
  expect(stepFocus(undefined, 'ArrowLeft', false)).toEqual({ x: 0.45, y: 0.5 })
  expect(stepFocus({ x: 0.5, y: 0.5 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.51 })
  expect(stepFocus({ x: 0.99, y: 0 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0 })
  expect(stepFocus({ x: 0.99, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0.99, y: 0 })
  expect(stepFocus(undefined, 'Enter', false)).toBeUndefined()
})
