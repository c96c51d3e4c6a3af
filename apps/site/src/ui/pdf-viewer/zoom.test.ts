import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canvasRatio, MAX_ZOOM, MIN_ZOOM, nextZoom, zoomToFit } from './zoom.ts'

describe('BLOCK-9 the zoom of the PDF reader', () => {
  it('steps in and out, from a step or from between two steps', () => {
    expect([nextZoom(1, 'in'), nextZoom(1, 'out')]).toEqual([1.25, 0.75])
    expect([nextZoom(1.18, 'in'), nextZoom(1.18, 'out')]).toEqual([1.25, 1])
    expect([nextZoom(MAX_ZOOM, 'in'), nextZoom(MIN_ZOOM, 'out')]).toEqual([MAX_ZOOM, MIN_ZOOM])
  })

  it('fits a page into the room there is, within the bounds', () => {
    expect(zoomToFit(595, 595 * (96 / 72))).toBe(1)
    expect(zoomToFit(595, 10)).toBe(MIN_ZOOM)
    expect(zoomToFit(10, 5_000)).toBe(MAX_ZOOM)
    expect(zoomToFit(0, 0)).toBe(1)
  })

  it('gives no canvas more than two device pixels for each CSS pixel, nor more than 8 million in all', () => {
    expect(canvasRatio({ width: 600, height: 800 }, 3)).toBe(2)
    expect(canvasRatio({ width: 600, height: 800 }, 1.5)).toBe(1.5)
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (width, height, dpr) => {
          const ratio = canvasRatio({ width, height }, dpr)
          expect(width * height * ratio ** 2).toBeLessThanOrEqual(8_000_001)
          expect(ratio).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})
