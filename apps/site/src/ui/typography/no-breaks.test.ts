import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withNonBreakingNumbers, withNonBreakingNumbersAndCompounds } from './no-breaks.tsx'

describe('no-break spaces and unbroken words', () => {
  it('does not break between a figure and its word', () => {
    expect(withNonBreakingNumbersAndCompounds('See, in week 14, where week 40 is heading.')).toBe(
      'See, in week\u00a014, where week\u00a040 is heading.',
    )
  })

  it('does not break between a figure and its unit', () => {
    expect(withNonBreakingNumbers('41 % of it, £3.6 million, 13,9 Mio. €, um 6 Uhr, 74 MB')).toBe(
      '41\u00a0% of it, £3.6\u00a0million, 13,9\u00a0Mio.\u00a0€, um 6\u00a0Uhr, 74\u00a0MB',
    )
    expect(withNonBreakingNumbers('34 people, 7 days, 2 millionaires')).toBe(
      '34 people, 7 days, 2 millionaires',
    )
  })

  it('does not break a product', () => {
    expect(withNonBreakingNumbers('that is 7,123 ÷ 0.887 = 8,030 and 40 × £49')).toBe(
      'that is 7,123\u00a0÷\u00a00.887\u00a0=\u00a08,030 and 40\u00a0×\u00a0£49',
    )
    expect(withNonBreakingNumbers('an efficiency of 8,380 ÷ 7,440 = ')).toBe(
      'an efficiency of 8,380\u00a0÷\u00a07,440\u00a0=\u00a0',
    )
  })

  it('breaks a formula before an operator, and nowhere inside brackets', () => {
    expect(withNonBreakingNumbers('AC + (BAC − EV) ÷ (CPI × SPI)')).toBe(
      'AC +\u00a0(BAC\u00a0−\u00a0EV) ÷\u00a0(CPI\u00a0×\u00a0SPI)',
    )
    expect(withNonBreakingNumbers('0.7 × 400 + 0.3 × 600 = £460,000')).toBe(
      '0.7\u00a0×\u00a0400 +\u00a00.3\u00a0×\u00a0600\u00a0=\u00a0£460,000',
    )
    expect(withNonBreakingNumbers('(see the note on page four)')).toBe(
      '(see the note on page four)',
    )
  })

  it('breaks long compounds only', () => {
    const html = renderToStaticMarkup(
      withNonBreakingNumbersAndCompounds('Too many go-lives, S-curves: project-controls'),
    )
    expect(html).toBe(
      'Too many <span class="compound">go-lives</span>, <span class="compound">S-curves</span>: project-controls',
    )
    expect(withNonBreakingNumbersAndCompounds('what-was-typed-a-moment-ago, 2019-20')).toBe(
      'what-was-typed-a-moment-ago, 2019-20',
    )
  })

  it('changes no letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'go', 'lives', '-', ' ', '14', '%', '<')),
        (some) => {
          const text = some.join('')
          const html = renderToStaticMarkup(withNonBreakingNumbersAndCompounds(text)).replaceAll(
            /<\/?span[^>]*>/g,
            '',
          )
          expect(html.replaceAll('\u00a0', ' ').replaceAll('&lt;', '<')).toBe(text)
        },
      ),
    )
  })
})
