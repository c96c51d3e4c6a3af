import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { logos } from './logos.ts'

const all = Object.entries(drawings)

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
})
