import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scale, smoothPath } from './geometry.ts'

describe('scale', () => {
  it('maps values onto drawing units, downwards too', () => {
    const y = scale([0, 24], [400, 40])
    expect([y(0), y(12), y(24)]).toEqual([400, 220, 40])
  })
})

describe('smoothPath', () => {
  it('goes through every point', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 20 },
    ])
    expect(path).toMatch(/^M0 0C.* 10 5C.* 20 20$/)
  })

  it('keeps a cumulative curve cumulative', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(steps, (rises) => {
        let total = 0
        const points = rises.map((rise, index) => {
          total += rise
          return { x: index * 30, y: total }
        })
        const numbers = [...smoothPath(points).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
        const heights = numbers.map((found) => Number(found[2]))
        for (const [index, height] of heights.entries()) {
          expect(height).toBeGreaterThanOrEqual((heights[index - 1] ?? 0) - 0.11)
        }
      }),
    )
  })
})
