import { brand } from 'virtual:brand'
import { fontOutlines } from 'virtual:brand-covers'
import { expect, it } from 'vitest'
import { lineWidth, wrapLines } from '../../../apps/site/src/social/font-outlines.ts'
import { socialSvg } from '../../../apps/site/src/social/social-svg.ts'

const drawn = (name: string) => {
  if (fontOutlines === undefined) throw new Error('the brand has a font for pictures')
  const card = {
    name,
    section: 'Blog',
    organisation: 'Exemplar',
    cover: { section: 'blog', themes: [], seed: 'a' },
    path: '',
  }
  return socialSvg(card, {
    font: fontOutlines,
    colours: brand.plainPages.light,
    cover: '<svg viewBox="0 0 3 2"/>',
    edge: '',
  })
}

it('HEAD-1 sets a short name large and a long one smaller, and both within the picture', () => {
  if (fontOutlines === undefined) throw new Error('the brand has a font for pictures')
  const lines = wrapLines(fontOutlines, 'Earned value management for people who count', 60, 560)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Earned value management for people who count')
  for (const line of lines) expect(lineWidth(fontOutlines, line, 60)).toBeLessThanOrEqual(560)
  const positions = (svg: string) =>
    [...svg.matchAll(/translate\(72 ([\d.]+)\)/g)].map(([, y]) => Number(y))
  expect(positions(drawn('Float')).length).toBe(2)
  for (const name of ['Float', 'A forecast that holds '.repeat(3), 'Word '.repeat(300)]) {
    expect(Math.max(...positions(drawn(name)).slice(0, -1)), name).toBeLessThan(510)
  }
})

it('HEAD-1 contains only the outlines of its words', () => {
  expect(drawn('</svg><script>alert(1)</script>')).not.toContain('script')
})
