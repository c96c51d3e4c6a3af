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
        const heights = heightsAlong(smoothPath(points))
        for (const [index, height] of heights.entries()) {
          expect(height).toBeGreaterThanOrEqual((heights[index - 1] ?? 0) - 0.11)
        }
      }),
    )
  })
})

/** The curve's height at ten places in each of its parts; coordinates are rounded to a tenth. */
function heightsAlong(path: string): readonly number[] {
  const pairs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]))
  const parts = Math.floor(pairs.length / 3)
  return Array.from({ length: parts }, (_, part) => pairs.slice(part * 3, part * 3 + 4)).flatMap(
    ([a = 0, b = 0, c = 0, d = 0]) =>
      Array.from({ length: 11 }, (_, step) => {
        const t = step / 10
        const u = 1 - t
        return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
      }),
  )
}
