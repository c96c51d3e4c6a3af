import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toneOf } from './tone.ts'

test.each([
  ['#FFB000', 'signal'],
  ['#1E8E7E', 'ahead'],
  ['#C8452B', 'behind'],
  ['#0E4A5C', 'action'],
  ['#f00', 'behind'],
  ['#ff0088', 'behind'],
  ['#ff0', 'signal'],
  ['#00ff00', 'ahead'],
  ['#0000ff80', 'action'],
  ['#777777', 'neutral'],
  ['white', 'neutral'],
  ['rgb(255, 176, 0)', 'signal'],
  ['rgba(30 142 126 / 0.5)', 'ahead'],
  ['hsl(210, 80%, 40%)', 'action'],
  ['hsl(-10deg 80% 40%)', 'behind'],
  ['hsl(210, 5%, 40%)', 'neutral'],
  ['teal', 'ahead'],
  ['oklch(0.7 0.2 40)', 'neutral'],
  ['red; background: url(//evil.example)', 'neutral'],
])('BLOCK-11 %s comes out as %s', (colour, tone) => {
  expect(toneOf(colour)).toBe(tone)
})

test.each(['', ' ', 'transparent', 'inherit', null, undefined, 7, {}])(
  'BLOCK-11 %j is no colour',
  (colour) => {
    expect(toneOf(colour)).toBeUndefined()
  },
)

test('BLOCK-11 every opaque colour has a tone, in any notation', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
      expect(toneOf(`#${hex}`)).toBeDefined()
      expect(toneOf(`rgb(${red}, ${green}, ${blue})`)).toBe(toneOf(`#${hex}`))
    }),
  )
})
