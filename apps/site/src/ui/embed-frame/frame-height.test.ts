import { describe, expect, it } from 'vitest'
import { isHeight, isNoticeableChange } from './frame-height.ts'

describe('the height of a frame', () => {
  it.each([1, 0.5, 600, 19_999.5, 20_000])('EMBED-2 accepts %d', (requested) => {
    expect(isHeight(requested)).toBe(true)
  })

  it.each([
    0,
    -0,
    -1,
    20_001,
    20_000.01,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('EMBED-2 cannot be %d', (requested) => expect(isHeight(requested)).toBe(false))

  it.each(['700', '', null, undefined, true, 700n, [700], { valueOf: () => 700 }, Object(700)])(
    'EMBED-2 is a number, not %o',
    (requested) => expect(isHeight(requested)).toBe(false),
  )

  it.each([
    [605, false],
    [595, false],
    [600, false],
    [605.001, true],
    [606, true],
    [594, true],
  ])('EMBED-2 of 600 becomes %d: %s', (requested, changes) => {
    expect(isNoticeableChange(requested, 600)).toBe(changes)
  })
})
