import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typographic, typographicRuns } from './typography.ts'

describe('typography of drafts', () => {
  it.each([
    ['en', `He said "no", and "why?"`, 'He said “no”, and “why?”'],
    ['en', `the planners' list isn't Mara's`, 'the planners’ list isn’t Mara’s'],
    ['en', `("quoted") "A 'late' one"`, '(“quoted”) “A ‘late’ one”'],
    ['en', `in the '90s it was 'fine'`, 'in the ’90s it was ‘fine’'],
    ['en', `a 24" screen`, 'a 24" screen'],
    ['en', `"We are at 90" is a claim`, '“We are at 90” is a claim'],
    ['en', `"It's 'done'," she wrote`, '“It’s ‘done’,” she wrote'],
    ['de', `Er sagte "nein" und 'wie'`, 'Er sagte „nein“ und ‚wie‘'],
    ['de', `wie geht's?`, 'wie geht’s?'],
  ])('%s: %s', (language, straight, set) => {
    expect(typographic(straight, language)).toBe(set)
    expect(typographic(set, language)).toBe(set)
  })

  it('sees across the borders of runs, and leaves code alone', () => {
    const runs = [
      { text: 'They call it "' },
      { text: 'float' },
      { text: '" or ' },
      { text: `x = "a"`, verbatim: true },
      { text: `'s value` },
    ]
    expect(typographicRuns(runs, 'en')).toEqual([
      'They call it “',
      'float',
      '” or ',
      `x = "a"`,
      '’s value',
    ])
  })

  it('changes nothing but marks, and no lengths', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const set = typographic(text, 'en')
        expect(set.length).toBe(text.length)
        const bare = (value: string) => value.replace(/["'“”‘’]/g, '_')
        expect(bare(set)).toBe(bare(text))
      }),
    )
  })
})
