import { readFileSync } from 'node:fs'
import { backgroundImageSection } from '@prospectus/content/blocks/background-image-section'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { backgroundImageSectionView } from './background-image-section.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(backgroundImageSectionView, readExample(backgroundImageSection, raw))

describe('background-image-section', () => {
  it('BLOCK-2 lays heading, text and links over the picture', () => {
    const html = render('usual')
    expect(html).toMatch(/<img class="cropped-picture [^>]*background-image-section-picture"/)
    expect(html).toMatch(/background-image-section-sheet.*<h2[^>]*>Plans meet weather/s)
    expect(html).toContain('Energy')
  })

  it('keeps the focal area in sight', () => {
    expect(render('most')).toContain('cropped-picture-x-1 cropped-picture-y-4')
  })

  it('lays nothing over the picture when there are no words', () => {
    expect(render('least')).not.toContain('background-image-section-sheet')
  })
})

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
const tokens = read('../../ui/design/1-tokens.css')
const share = Number(/var\(--ground\) (\d+)%/.exec(read('background-image-section.css'))?.[1]) / 100

describe.each(['light', 'tinted', 'dark', 'brand'])(
  'WCAG 1.4.3 the sheet of the theme %s',
  (name) => {
    const rules = new RegExp(`\\.theme-${name} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
    const colour = (token: string) => new RegExp(`--${token}: #(\\w{6})`).exec(rules)?.[1] ?? ''

    it.each([
      ['ink', 4.5],
      ['ink-soft', 4.5],
      ['action', 3],
      ['rule-strong', 3],
    ])('keeps %s at %d:1 over black and over white', (ink, least) => {
      for (const worst of ['000000', 'ffffff']) {
        const ground = channels(colour('ground')).map(
          (value, index) => value * share + (channels(worst)[index] ?? 0) * (1 - share),
        )
        expect(contrast(channels(colour(ink)), ground)).toBeGreaterThanOrEqual(least)
      }
    })
  },
)

function channels(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
