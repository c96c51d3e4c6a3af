import { describe, expect, it } from 'vitest'
import { awards } from '../drawings/awards.ts'
import { logos } from '../drawings/logos.ts'
import { portraits } from '../drawings/portraits.ts'
import { mockups } from './mockups.ts'
import { projects, thousands, total } from './projects.ts'

const all = Object.entries({ ...mockups, ...logos, ...portraits, ...awards })

describe('drawings of the bundled catalogue', () => {
  it.each(all)(
    '%s is whole, named, and holds neither script nor address nor style',
    (_, drawing) => {
      const svg = drawing.svg()
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*><title>[^<]+<\/title>.*<\/svg>$/s)
      expect(svg).toContain(`width="${drawing.width}" height="${drawing.height}"`)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|style=|href=|on\w+=/)
      expect(drawing.svg()).toBe(svg)
    },
  )

  it.each(Object.entries(logos))(
    'gives the lines of the wordmark %s a length within it',
    (_, logo) => {
      const lines = [...logo.svg().matchAll(/<text x="(\d+)"[^>]* textLength="(\d+)"/g)]
      expect(lines.length).toBe(logo.svg().split('<text').length - 1)
      for (const [, x, length] of lines) expect(Number(x) + Number(length)).toBeLessThan(logo.width)
    },
  )

  it('set no text of a screen smaller than 20 units', () => {
    for (const [name, { svg }] of Object.entries(mockups)) {
      const sizes = [...svg().matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
      expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(20)
    }
  })

  it('add up to the programme', () => {
    const svg = mockups.portfolio?.svg() ?? ''
    expect(svg).toContain(thousands(total((project) => project.budget)))
    const cpi = total((project) => project.earned) / total((project) => project.actual)
    expect(svg).toContain(cpi.toFixed(2))
    expect(
      projects.every(({ earned, planned, budget }) => earned <= budget && planned <= budget),
    ).toBe(true)
  })
})
