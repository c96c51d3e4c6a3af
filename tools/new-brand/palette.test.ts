import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND_THEMES, contrastFindings } from '../brand/contrast.ts'
import { palette } from './palette.ts'

function findings(primary: string, accent: string): readonly string[] {
  const colours = palette(primary, accent)
  return BRAND_THEMES.flatMap((theme) => {
    const tokens = Object.entries(colours[theme]).map(([name, value]) => `--${name}: ${value};`)
    return contrastFindings(`.${theme} { ${tokens.join(' ')} }`, theme)
  })
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('BRAND-1 whatever two colours are chosen, every pair of all themes can be read', () => {
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      expect(findings(primary, accent)).toEqual([])
    }),
    {
      examples: [
        ['#ffffff', '#ffffff'],
        ['#000000', '#000000'],
        ['#ffff00', '#777777'],
      ],
    },
  )
})

test('a main colour that can be read on white stays as it is', () => {
  expect(palette('#0b5563', '#ff8a5b')['theme-light']).toMatchObject({
    action: '#0b5563',
    signal: '#ff8a5b',
  })
})

test('a pale main colour is darkened for buttons and links, and keeps its hue', () => {
  const action = palette('#ffd400', '#0b5563')['theme-light']?.action ?? ''
  const [red = 0, green = 0, blue = 0] = (action.match(/[\da-f]{2}/gi) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  )
  expect(red).toBeLessThan(0xff)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})
