import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { logos } from './logos.ts'

const all = Object.entries(drawings)

describe('drawings of the bundled catalogue', () => {
  it.each(all)(
    '%s is whole, named, and holds neither script nor address nor style',
    (_, drawing) => {
      const svg = drawing.svg()
      expect(svg).toMatch(
        /^<svg [^>]*viewBox="\d+ \d+ \d+ \d+"[^>]*><title>[^<]+<\/title>.*<\/svg>$/s,
      )
      expect(svg).toContain(`width="${drawing.width}" height="${drawing.height}"`)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|style=|href=|on\w+=/)
      expect(drawing.svg()).toBe(svg)
    },
  )

  it.each(Object.entries(logos))(
    'sets the words of the wordmark %s in outlines: no machine has another face for them',
    (_, logo) => {
      expect(logo.svg()).not.toContain('<text')
      expect(logo.svg().match(/<g transform="translate\(124 /g)?.length).toBeGreaterThan(0)
    },
  )
})
