import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStepped, steppedLevels } from './heading-levels.ts'

describe('heading levels of drafts', () => {
  it.each([
    [
      [3, 3, 3],
      [2, 2, 2],
    ],
    [
      [2, 4, 4, 3, 2],
      [2, 3, 3, 3, 2],
    ],
    [
      [4, 3, 2, 5],
      [2, 2, 2, 3],
    ],
    [
      [2, 3, 3, 2, 3],
      [2, 3, 3, 2, 3],
    ],
  ])('%j becomes %j', (written, given) => {
    expect(steppedLevels(written)).toEqual(given)
  })

  it('always steps by one, and leaves alone what does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 6 })), (levels) => {
        const given = steppedLevels(levels)
        expect(isStepped(given)).toBe(true)
        if (isStepped(levels)) expect(given).toEqual(levels)
      }),
    )
  })
})
