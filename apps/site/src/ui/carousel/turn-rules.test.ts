import { describe, expect, it } from 'vitest'
import { isDrag, pageOfKey, pagesToTurn } from './carousel.enhance.ts'

describe('BLOCK-5 a swipe', () => {
  it.each([
    [-79, 0],
    [-80, 1],
    [79, 0],
    [80, -1],
    [-400, 1],
    [0, 0],
  ])('of %s px turns by %s', (dx, turn) => {
    expect(pagesToTurn(dx, false)).toBe(turn)
  })

  it('is mirrored right to left', () => {
    expect([pagesToTurn(80, true), pagesToTurn(-80, true), pagesToTurn(79, true)]).toEqual([
      1, -1, 0,
    ])
  })

  it('counts as a drag from more than 10 px in any direction', () => {
    expect([isDrag(10, 0), isDrag(0, -10), isDrag(6, 8)]).toEqual([false, false, false])
    expect([isDrag(11, 0), isDrag(0, -11), isDrag(8, 8)]).toEqual([true, true, true])
  })
})

describe('BLOCK-5 a key', () => {
  const at = { page: 2, pages: 5, isRightToLeft: false }

  it.each([
    ['ArrowRight', 3, 1],
    ['ArrowLeft', 1, 3],
    ['Home', 1, 1],
    ['End', 5, 5],
    ['Enter', undefined, undefined],
    ['ArrowDown', undefined, undefined],
  ])('%s asks for page %s, right to left for page %s', (key, leftToRight, rightToLeft) => {
    expect(pageOfKey(key, at)).toBe(leftToRight)
    expect(pageOfKey(key, { ...at, isRightToLeft: true })).toBe(rightToLeft)
  })
})
