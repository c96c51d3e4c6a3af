import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameImage, MAX_OUTPUT_PIXELS } from './image-frame.ts'
import { type ImageOperations, MAX_SIDE_PX, parseImageOperations } from './image-operations.ts'

const original = { width: 1200, height: 800 }

describe('frameImage (asset-addresses#image-operations)', () => {
  it.each([
    ['/', { width: 1200, height: 800, region: { left: 0, top: 0, width: 1200, height: 800 } }],
    ['/600x0', { width: 600, height: 400 }],
    ['/0x200', { width: 300, height: 200 }],
    ['/2400x0/filters:no_upscale()', { width: 1200, height: 800 }],
    ['/400x400', { width: 400, height: 400, region: box(200, 0, 800, 800), isSmartCrop: false }],
    ['/400x100', { region: box(0, 250, 1200, 300) }],
    ['/400x400/smart', { region: box(0, 0, 1200, 800), isSmartCrop: true }],
    ['/400x400/filters:focal(0x0:10x10)', { region: box(0, 0, 800, 800) }],
    ['/400x400/smart/filters:focal(1100x0:1200x9)', { region: box(400, 0, 800, 800) }],
    ['/400x400/filters:focal(500x0:600x9)', { region: box(150, 0, 800, 800), isSmartCrop: false }],
    ['/fit-in/300x300', { width: 300, height: 200, canvas: undefined }],
    [
      '/fit-in/300x300/filters:fill(fff)',
      { width: 300, height: 200, canvas: { width: 300, height: 300 } },
    ],
    ['/100x100:500x300', { width: 400, height: 200, region: box(100, 100, 400, 200) }],
    ['/1000x700:9999x9999', { width: 200, height: 100 }],
    ['/100x100:500x300/100x100', { region: box(200, 100, 200, 200) }],
    ['/100x100:500x300/100x100/filters:focal(0x0:1x1)', { region: box(100, 100, 200, 200) }],
  ])('%s', (text, frame) => {
    expect(frameImage(original, operations(text))).toMatchObject(frame)
  })

  it.each([
    ['/2400x0', { width: 1200, height: 800 }],
    ['/0x4000', { width: 1200, height: 800 }],
    ['/1600x1600', { width: 800, height: 800, region: box(200, 0, 800, 800) }],
    ['/3900x4000', { width: 780, height: 800 }],
    ['/3900x4000/smart', { width: 780, height: 800, isSmartCrop: true }],
    ['/4000x1', { width: 1200, height: 1 }],
    ['/100x100:500x300/4000x0', { width: 400, height: 200 }],
    ['/fit-in/4000x4000', { width: 1200, height: 800, canvas: undefined }],
    [
      '/fit-in/4000x4000/filters:fill(fff)',
      { width: 1200, height: 800, canvas: { width: 1200, height: 1200 } },
    ],
    ['/2400x0/filters:no_upscale()', { width: 1200, height: 800 }],
  ])('%s is as large as the original allows, in the requested shape', (text, frame) => {
    expect(frameImage(original, operations(text))).toMatchObject(frame)
  })

  it('has no frame for a crop outside of the picture', () => {
    expect(frameImage(original, operations('/1200x0:1300x100'))).toBeUndefined()
  })

  it('keeps a derived side within the limit', () => {
    expect(frameImage({ width: 10, height: 9000 }, operations('/800x0'))).toMatchObject({
      height: MAX_SIDE_PX,
    })
    expect(frameImage({ width: 8000, height: 2000 }, operations('/'))).toMatchObject({
      width: MAX_SIDE_PX,
      height: 1000,
    })
  })

  it('keeps a large picture within the limit of pixels, in its shape', () => {
    const huge = { width: 7000, height: 7000 }
    for (const text of ['/', '/4000x4000', '/4000x0', '/4000x4000/smart', '/fit-in/4000x4000']) {
      expect(frameImage(huge, operations(text))).toMatchObject({ width: 2449, height: 2449 })
    }
    const filled = frameImage(
      { width: 10, height: 7000 },
      operations('/fit-in/4000x4000/filters:fill(fff)'),
    )
    expect(filled).toMatchObject({ height: 2449, canvas: { width: 2449, height: 2449 } })
  })

  it('stays inside the picture and within bounds for every size', () => {
    const side = fc.integer({ min: 1, max: 8000 })
    const requestedSide = fc.integer({ min: 0, max: MAX_SIDE_PX })
    const corner = fc.integer({ min: 0, max: 9000 })
    const end = fc.constantFrom('', '/smart', '/filters:fill(fff)')
    const fit = fc.constantFrom('', '/fit-in')
    fc.assert(
      fc.property(
        fit,
        side,
        side,
        requestedSide,
        requestedSide,
        corner,
        corner,
        end,
        (f, w, h, x, y, a, b, e) => {
          const rest = e === '' ? `/filters:focal(${a}x${b}:${a}x${b})` : e
          const frame = frameImage({ width: w, height: h }, operations(`${f}/${x}x${y}${rest}`))
          if (frame === undefined) throw new Error('no frame')
          const { left, top, width, height } = frame.region
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(Math.min(width, height, frame.width, frame.height)).toBeGreaterThan(0)
          expect(left + width).toBeLessThanOrEqual(w)
          expect(top + height).toBeLessThanOrEqual(h)
          expect(frame.width).toBeLessThanOrEqual(width)
          expect(frame.height).toBeLessThanOrEqual(height)
          const { canvas = frame } = frame
          expect(canvas.width).toBeGreaterThanOrEqual(frame.width)
          expect(canvas.height).toBeGreaterThanOrEqual(frame.height)
          expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(MAX_SIDE_PX)
          // Sides are whole pixels.
          const slack = canvas.width + canvas.height
          expect(canvas.width * canvas.height).toBeLessThanOrEqual(MAX_OUTPUT_PIXELS + slack)
        },
      ),
    )
  })
})

function box(left: number, top: number, width: number, height: number) {
  return { left, top, width, height }
}

function operations(text: string): ImageOperations {
  const parsed = parseImageOperations(text)
  if ('error' in parsed) throw new Error(parsed.error)
  return parsed
}
