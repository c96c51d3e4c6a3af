import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameImage } from './image-frame.ts'
import { type ImageOperations, LONGEST_SIDE, parseImageOperations } from './image-operations.ts'

const original = { width: 1200, height: 800 }

describe('frameImage (protocol section 11)', () => {
  it.each([
    ['/', { width: 1200, height: 800, region: { left: 0, top: 0, width: 1200, height: 800 } }],
    ['/600x0', { width: 600, height: 400 }],
    ['/0x200', { width: 300, height: 200 }],
    ['/2400x0', { width: 2400, height: 1600 }],
    ['/2400x0/filters:no_upscale()', { width: 1200, height: 800 }],
    ['/400x400', { width: 400, height: 400, region: box(200, 0, 800, 800), attention: false }],
    ['/400x100', { region: box(0, 250, 1200, 300) }],
    ['/400x400/smart', { region: box(0, 0, 1200, 800), attention: true }],
    ['/400x400/filters:focal(0x0:10x10)', { region: box(0, 0, 800, 800) }],
    ['/400x400/smart/filters:focal(1100x0:1200x9)', { region: box(400, 0, 800, 800) }],
    ['/400x400/filters:focal(500x0:600x9)', { region: box(150, 0, 800, 800), attention: false }],
    ['/1600x1600/filters:no_upscale()', { width: 800, height: 800 }],
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

  it('knows no frame for a crop outside of the picture', () => {
    expect(frameImage(original, operations('/1200x0:1300x100'))).toBeUndefined()
  })

  it('keeps a side that nobody gave within the longest one', () => {
    expect(frameImage({ width: 10, height: 9000 }, operations('/800x0'))).toMatchObject({
      height: LONGEST_SIDE,
    })
    expect(frameImage({ width: 8000, height: 4000 }, operations('/'))).toMatchObject({
      width: LONGEST_SIDE,
      height: 2000,
    })
  })

  it('stays inside the picture and within bounds for every size', () => {
    const side = fc.integer({ min: 1, max: 8000 })
    const wanted = fc.integer({ min: 0, max: LONGEST_SIDE })
    const corner = fc.integer({ min: 0, max: 9000 })
    const end = fc.constantFrom('', '/smart', '/filters:no_upscale()')
    fc.assert(
      fc.property(side, side, wanted, wanted, corner, corner, end, (w, h, x, y, a, b, rest) => {
        const focal = rest === '' ? `/filters:focal(${a}x${b}:${a}x${b})` : rest
        const frame = frameImage({ width: w, height: h }, operations(`/${x}x${y}${focal}`))
        const { left, top, width, height } = frame?.region ?? box(-1, -1, 0, 0)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(width, height, frame?.width ?? 0, frame?.height ?? 0)).toBeGreaterThan(0)
        expect(left + width).toBeLessThanOrEqual(w)
        expect(top + height).toBeLessThanOrEqual(h)
        expect(Math.max(frame?.width ?? 0, frame?.height ?? 0)).toBeLessThanOrEqual(LONGEST_SIDE)
      }),
    )
  })
})

function box(left: number, top: number, width: number, height: number) {
  return { left, top, width, height }
}

function operations(text: string): ImageOperations {
  const parsed = parseImageOperations(text)
  if ('fault' in parsed) throw new Error(parsed.fault)
  return parsed
}
