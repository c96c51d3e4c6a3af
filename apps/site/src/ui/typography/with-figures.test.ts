import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFigures } from './with-figures.ts'

describe('withFigures', () => {
  it('keeps a figure on the line of its word, and lets everything else break', () => {
    expect(withFigures('See, in week 14, where week 40 is heading.')).toBe(
      'See, in week\u00a014, where week\u00a040 is heading.',
    )
  })

  it('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withFigures(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
      }),
    )
  })
})
