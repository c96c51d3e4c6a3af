import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverSvg } from './cover-svg.ts'
import { inkFor } from './ink.ts'

const sections = [
  'podcast',
  'blog',
  'guidebooks',
  'news',
  'client-stories',
  'webinars',
  'videos',
  'whitepapers',
  'events',
  'publications',
  'project-management-awards',
  'datasheets',
]

const options = fc.record({
  section: fc.oneof(fc.constantFrom(...sections), fc.string()),
  themes: fc.array(fc.oneof(fc.constantFrom('ppm', 'pmo', 'esg'), fc.string()), { maxLength: 3 }),
  seed: fc.oneof(fc.uuid(), fc.string()),
})

describe('coverSvg', () => {
  it('BLOCK-12 draws the same cover for the same resource, always', () => {
    fc.assert(fc.property(options, (about) => coverSvg(about) === coverSvg({ ...about })))
  })

  it('BLOCK-12 draws finite numbers, and puts nothing of the content into the markup', () => {
    fc.assert(
      fc.property(options, (about) => {
        const svg = coverSvg(about)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg).toMatch(
          /^<svg xmlns="[^"]+" viewBox="0 0 600 400" [^>]+>(<(path|circle) [^<>]*\/>|<g [^<>]*>|<\/g>)+<\/svg>$/,
        )
      }),
    )
  })

  it('BLOCK-12 draws figures of every kind, however few, many or alike they are', () => {
    const series = fc.array(
      fc.array(fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { nil: undefined }), {
        minLength: 2,
        maxLength: 24,
      }),
      { minLength: 1, maxLength: 7 },
    )
    const plots = fc.record({
      shape: fc.constantFrom('line', 'bar', 'dot', 'slope', 'sparklines'),
      series: series.filter((all) => all.every((one) => one.some((value) => value !== undefined))),
      highlighted: fc.constant(0),
    })
    fc.assert(
      fc.property(plots, (plot) => {
        const svg = coverSvg({ section: 'blog', themes: ['ppm'], seed: 'a', plot })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })

  it('has no style, id or script, so that it can be inlined any number of times', () => {
    for (const section of sections) {
      const svg = coverSvg({ section, themes: ['ppm'], seed: 'a' })
      expect(svg).not.toMatch(/ (style|id|class|on\w+)=|<script|<style/)
    }
  })

  it('uses amber only for the needle, and blue for figures that are neither better nor worse', () => {
    for (const section of sections) {
      for (let index = 0; index < 60; index += 1) {
        const svg = coverSvg({ section, themes: ['ppm'], seed: `${index}` })
        expect(svg.match(/fill="#FFB000"/g), section).toHaveLength(1)
        expect(svg.replace(/<path [^>]*>(?=<\/svg>)/, '')).not.toContain('#FFB000')
      }
    }
    for (let index = 0; index < 60; index += 1) {
      const { ink } = inkFor('ppm', `${index}`)
      for (const colour of [ink.background, ink.fill, ink.soft, ink.line]) {
        const [red = 0, green = 0, blue = 0] = channels(colour)
        expect(Math.max(red, green), colour).toBeLessThanOrEqual(blue)
      }
    }
  })

  it('differs from every other cover of its section', () => {
    for (const section of sections) {
      const covers = Array.from({ length: 200 }, (_, index) =>
        coverSvg({ section, themes: ['spm'], seed: `resource ${index}` }),
      )
      expect(new Set(covers).size).toBe(covers.length)
    }
  })

  it('is small enough for nine on one page', () => {
    for (const section of sections) {
      const total = Array.from(
        { length: 40 },
        (_, index) => coverSvg({ section, themes: ['esg'], seed: `${index}` }).length,
      ).reduce((sum, length) => sum + length, 0)
      expect(total / 40).toBeLessThan(6_000)
    }
  })

  it('keeps the main line, what is behind it and the two curves 3:1 against every ground', () => {
    for (let index = 0; index < 60; index += 1) {
      const { ink } = inkFor('ppm', `seed ${index}`)
      for (const shape of [ink.line, ink.soft, ink.ahead, ink.behind]) {
        expect(
          contrast(shape, ink.background),
          `${shape} on ${ink.background}`,
        ).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(ink.signalEdge, ink.background)).toBeGreaterThanOrEqual(3)
    }
  })
})

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((share) => {
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
