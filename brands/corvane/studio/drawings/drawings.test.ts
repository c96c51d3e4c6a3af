import { describe, expect, it } from 'vitest'
import { ink } from '../ink.ts'
import { drawings } from './drawings.ts'
import { logos } from './logos.ts'

const all = Object.entries(drawings)

describe('drawings of the bundled catalogue', () => {
  it.each(all)('%s is well-formed and named, and has no script, address or style', (_, drawing) => {
    const svg = drawing.svg()
    expect(svg).toMatch(
      /^<svg [^>]*viewBox="\d+ \d+ \d+ \d+"[^>]*><title>[^<]+<\/title>.*<\/svg>$/s,
    )
    expect(svg).toContain(`width="${drawing.width}" height="${drawing.height}"`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|style=|href=|on\w+=/)
    expect(drawing.svg()).toBe(svg)
  })

  it.each(Object.entries(logos))(
    'draws the wordmark %s as outlines of one ink, so that it needs no font and no ground swallows it',
    (_, logo) => {
      const svg = logo.svg()
      expect(svg).not.toContain('<text')
      expect(new Set(svg.match(/#[\dA-F]{6}/gi))).toEqual(new Set([ink]))
    },
  )
})
