import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scale, smoothPath } from './geometry.ts'

describe('scale', () => {
  it('maps values to drawing units, also downwards', () => {
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
    expect(path).toMatch(/^M0 0C.* 10 5S.* 20 20$/)
  })

  it('never lets a cumulative curve fall', () => {
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

/** Height of the curve at ten points of each segment; coordinates are rounded to a tenth. */
function heightsAlong(path: string): readonly number[] {
  const [first = '', ...parts] = path.split(/(?=[CS])/)
  let [from = 0] = heightsIn(first)
  let before = from
  return parts.flatMap((part) => {
    const heights = heightsIn(part)
    // An `S` segment mirrors the control point of the one before.
    const [one = 0, two = 0, to = 0] = part.startsWith('S')
      ? [2 * from - before, ...heights]
      : heights
    const along = Array.from({ length: 11 }, (_, step) => {
      const t = step / 10
      const u = 1 - t
      return u ** 3 * from + 3 * u * u * t * one + 3 * u * t * t * two + t ** 3 * to
    })
    before = two
    from = to
    return along
  })
}

const heightsIn = (part: string) =>
  [...part.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, height]) => Number(height))
