import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImageFilters, OUTPUT_FORMATS } from './image-filters.ts'
import {
  type ImageOperations,
  MAX_SIDE_PX,
  parseImageOperations,
  printImageOperations,
} from './image-operations.ts'

const plain = { isFlippedX: false, isFlippedY: false, isFitIn: false }

describe('parseImageOperations (asset-addresses#image-operations)', () => {
  it.each<[string, ImageOperations]>([
    ['', { isSmart: false, filters: {} }],
    ['/', { isSmart: false, filters: {} }],
    ['/800x600', { size: { ...plain, width: 800, height: 600 }, isSmart: false, filters: {} }],
    ['/800x600/', { size: { ...plain, width: 800, height: 600 }, isSmart: false, filters: {} }],
    ['/0x600/', { size: { ...plain, width: 0, height: 600 }, isSmart: false, filters: {} }],
    [
      '/-80x-60',
      {
        size: { width: 80, height: 60, isFlippedX: true, isFlippedY: true, isFitIn: false },
        isSmart: false,
        filters: {},
      },
    ],
    [
      '/-0x0',
      { size: { ...plain, width: 0, height: 0, isFlippedX: true }, isSmart: false, filters: {} },
    ],
    [
      '/10x20:300x400/fit-in/200x0/smart/filters:quality(0):grayscale()',
      {
        crop: { left: 10, top: 20, right: 300, bottom: 400 },
        size: { ...plain, width: 200, height: 0, isFitIn: true },
        isSmart: true,
        filters: { quality: 0, grayscale: true },
      },
    ],
  ])('reads %s', (text, operations) => {
    expect(parseImageOperations(text)).toEqual(operations)
  })

  it.each<[string, ImageFilters]>([
    ['format(avif)', { format: 'avif' }],
    [
      'focal(100x50:300x200):format(webp)',
      { focal: { left: 100, top: 50, right: 300, bottom: 200 }, format: 'webp' },
    ],
    ['format(jpg)', { format: 'jpeg' }],
    ['quality(79.6)', { quality: 80 }],
    ['brightness(-10.25):rotate(90.0)', { brightness: -10.25, rotate: 90 }],
    ['blur(2.5,.75)', { blur: { radius: 2.5, sigma: 0.75 } }],
    ['blur(1.23456)', { blur: { radius: 1.23, sigma: undefined } }],
    ['focal(100.4x50.6:300x200.0)', { focal: { left: 100, top: 51, right: 300, bottom: 200 } }],
    [
      'round_corner(7.5|2.25,254.6,0.0,9)',
      {
        round_corner: {
          radiusX: 7.5,
          radiusY: 2.25,
          red: 255,
          green: 0,
          blue: 9,
          isTransparent: false,
        },
      },
    ],
    ['focal(7x8:7x8)', { focal: { left: 7, top: 8, right: 7, bottom: 8 } }],
    ['fill(AbC)', { fill: 'aabbcc' }],
    ['fill(CCDDEE)', { fill: 'ccddee' }],
    ['fill(transparent)', { fill: 'transparent' }],
    ['blur(20)', { blur: { radius: 20, sigma: undefined } }],
    ['blur(0,150)', { blur: { radius: 0, sigma: 150 } }],
    ['brightness(-100)', { brightness: -100 }],
    ['brightness(-0)', { brightness: 0 }],
    ['rotate(270):no_upscale()', { rotate: 270, no_upscale: true }],
    [
      'round_corner(20,255,0,9)',
      {
        round_corner: {
          radiusX: 20,
          radiusY: 20,
          red: 255,
          green: 0,
          blue: 9,
          isTransparent: false,
        },
      },
    ],
    [
      'round_corner(20|30,255,0,9,1)',
      {
        round_corner: {
          radiusX: 20,
          radiusY: 30,
          red: 255,
          green: 0,
          blue: 9,
          isTransparent: true,
        },
      },
    ],
  ])('reads the filters %s', (text, filters) => {
    expect(parseImageOperations(`/filters:${text}`)).toEqual({ isSmart: false, filters })
  })

  it.each([
    ['/4001x10', 'at most 4000'],
    ['/10x99999999999999999999', 'at most 4000'],
    ['/axb', '"axb" is not understood'],
    ['/1.5x2', '"1.5x2" is not understood'],
    ['/800x600/fit-in', '"fit-in" is not understood'],
    ['/fit-in', 'fit-in needs a size'],
    ['/fit-in/smart', 'fit-in needs a size'],
    ['//800x600', '"" is not understood'],
    ['/smart/800x600', '"800x600" is not understood'],
    ['/800x600/10x10:20x20', '"10x10:20x20" is not understood'],
    ['/30x10:20x20', 'no area to cut out'],
    ['/10x10:10x20', 'no area to cut out'],
    ['/1x1:2', 'no area to cut out'],
    ['/../x', '".." is not understood'],
    ['/filters:', 'is not a filter'],
    ['/filters:format', '"format" is not a filter'],
    ['/filters:format(bmp)', 'expected one of avif'],
    ['/filters:format(WEBP)', 'expected one of avif'],
    ['/filters:sharpen(1)', 'is not a filter'],
    ['/filters:constructor()', 'is not a filter'],
    ['/filters:__proto__()', 'is not a filter'],
    ['/filters:quality(101)', 'expected a number from 0 to 100'],
    ['/filters:quality(100.1)', 'expected a number from 0 to 100'],
    ['/filters:quality(.)', 'expected a number'],
    ['/filters:rotate(90.5)', 'one of 0, 90, 180, 270'],
    ['/filters:round_corner(20,255.5,0,0)', 'radius|ellipse'],
    ['/filters:quality(1e1)', 'expected a number'],
    ['/filters:quality(50):quality(60)', 'given twice'],
    ['/filters:focal(9x9:1x1)', 'expected two corners'],
    ['/filters:focal(1:2x3:4)', 'expected two corners'],
    ['/filters:focal(1x2:3x4.5.6)', 'expected two corners'],
    ['/filters:round_corner(20|,255,0,0)', 'radius|ellipse'],
    ['/filters:round_corner(20,255,0,0,2)', 'radius|ellipse'],
    ['/filters:fill(ggg)', 'hex digits'],
    ['/filters:blur(151)', 'from 0 to 150'],
    ['/filters:blur(1,2,3)', 'from 0 to 150'],
    ['/filters:blur(1,)', 'from 0 to 150'],
    ['/filters:brightness(-101)', 'from -100 to 100'],
    ['/filters:grayscale(1)', 'expected nothing'],
    ['/filters:rotate(45)', 'one of 0, 90, 180, 270'],
    ['/filters:round_corner(20)', 'radius|ellipse'],
    ['/filters:round_corner(20,256,0,0)', 'radius|ellipse'],
    ['/filters:format(webp)/800x600', '"800x600" is not understood'],
    [`/${'a'.repeat(500)}`, 'more than 400 characters'],
  ])('says what is wrong with %s', (text, sentence) => {
    expect(parseImageOperations(text)).toEqual({ error: expect.stringContaining(sentence) })
  })

  it('never throws, whatever the text', () => {
    const parts = fc.constantFrom('/', 'm', '-', '0', '9', 'x', ':', '(', ')', ',', 'filters:')
    const words = fc.constantFrom('fit-in', 'smart', 'format', 'focal', 'webp', 'fill', '|', '\0')
    const text = fc.array(fc.oneof(parts, words, fc.string())).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parseImageOperations(written)
        if ('error' in parsed) expect(parsed.error).not.toBe('')
        else expect(parseImageOperations(printImageOperations(parsed).slice(2))).toEqual(parsed)
      }),
    )
  })

  it('reads back what is printed', () => {
    fc.assert(
      fc.property(anyOperations(), (operations) => {
        const printed = printImageOperations(operations)
        expect(printed.startsWith('/m/')).toBe(true)
        expect(parseImageOperations(printed.slice(2))).toEqual(operations)
      }),
    )
  })

  it('prints equal operations the same, however they were written', () => {
    const [one, other] = ['/filters:fill(ABC):quality(07)', '/filters:quality(7.0):fill(aabbcc)/']
    const print = (text: string) => {
      const parsed = parseImageOperations(text)
      return 'error' in parsed ? parsed.error : printImageOperations(parsed)
    }
    expect(print(one)).toBe('/m/filters:quality(7):fill(aabbcc)')
    expect(print(other)).toBe(print(one))
  })
})

function anyOperations(): fc.Arbitrary<ImageOperations> {
  const number = (max: number, min = 0) => fc.integer({ min, max })
  const decimal = (max: number, min = 0) => number(max * 100, min * 100).map((part) => part / 100)
  const corner = fc.tuple(number(20_000), number(20_000), number(20_000, 1), number(20_000, 1))
  const box = corner.map(([left, top, wide, high]) => {
    return { left, top, right: left + wide, bottom: top + high }
  })
  const side = number(MAX_SIDE_PX)
  const flags = { isFlippedX: fc.boolean(), isFlippedY: fc.boolean(), isFitIn: fc.boolean() }
  const hex = fc.tuple(number(255), number(255), number(255)).map((bytes) => {
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })
  const filters = fc.record(
    {
      format: fc.constantFrom(...OUTPUT_FORMATS),
      quality: number(100),
      focal: box,
      fill: fc.oneof(fc.constant('transparent'), hex),
      blur: fc.record({ radius: decimal(150), sigma: fc.option(decimal(150), { nil: undefined }) }),
      brightness: decimal(100, -100),
      grayscale: fc.constant(true as const),
      rotate: fc.constantFrom(0, 90, 180, 270),
      round_corner: fc.record({
        radiusX: decimal(MAX_SIDE_PX),
        radiusY: decimal(MAX_SIDE_PX),
        red: number(255),
        green: number(255),
        blue: number(255),
        isTransparent: fc.boolean(),
      }),
      no_upscale: fc.constant(true as const),
    },
    { requiredKeys: [] },
  )
  const size = fc.record({ width: side, height: side, ...flags })
  const all = { crop: box, size, isSmart: fc.boolean(), filters }
  return fc.record(all, { requiredKeys: ['isSmart', 'filters'] })
}
