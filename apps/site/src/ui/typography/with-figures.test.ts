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

  it('keeps a product together', () => {
    expect(withUnits('that is 7,123 ÷ 0.887 = 8,030 and 40 × £49')).toBe(
      'that is 7,123\u00a0÷\u00a00.887 = 8,030 and 40\u00a0×\u00a0£49',
    )
  })

  it('keeps a short compound on one line, and lets a long one break', () => {
    expect(withFigures('Too many go-lives, S-curves and start-ups')).toBe(
      'Too many go-\u2060lives, S-\u2060curves and start-\u2060ups',
    )
    expect(withFigures('Close-out of quarter-end accounts, 2019-20')).toBe(
      'Close-\u2060out of quarter-\u2060end accounts, 2019-20',
    )
    expect(withFigures('Project-controls software')).toBe('Project-controls software')
  })

  it('changes nothing but spaces and where a line may break', () => {
    const bare = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(bare(withFigures(text))).toBe(bare(text))
      }),
    )
  })
})
