import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFigures, withUnits } from './with-figures.ts'

describe('withFigures', () => {
  it('keeps a figure on the line of its word, and lets everything else break', () => {
    expect(withFigures('See, in week 14, where week 40 is heading.')).toBe(
      'See, in week\u00a014, where week\u00a040 is heading.',
    )
  })

  it('keeps a unit on the line of its figure', () => {
    expect(withUnits('41 % of it, £3.6 million, 13,9 Mio. €, um 6 Uhr, 74 MB')).toBe(
      '41\u00a0% of it, £3.6\u00a0million, 13,9\u00a0Mio. €, um 6\u00a0Uhr, 74\u00a0MB',
    )
    expect(withUnits('34 people, 7 days, 2 millionaires')).toBe('34 people, 7 days, 2 millionaires')
  })

  it('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withFigures(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
      }),
    )
  })
})
