import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldWithOffsets } from './fold.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

describe('fold', () => {
  it.each([
    ['accents', 'Crème Brûlée', 'creme brulee'],
    ['accents typed as marks of their own', 'Cre\u0300me', 'creme'],
    ['sharp s, small and capital', 'Straße STRAẞE', 'strasse strasse'],
    ['dotless and dotted i', 'ısı İSTANBUL', 'isi istanbul'],
    ['letters with strokes', 'Łódź Ørsted Đorđe', 'lodz orsted dorde'],
    ['ligatures', 'Ærø œuvre ﬁnance', 'aero oeuvre finance'],
    ['Icelandic letters', 'Þór Guðrún', 'thor gudrun'],
    ['long s', 'Haus ſteht', 'haus steht'],
    ['both forms of small sigma', 'ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    ['Cyrillic', 'ПЛАН Ёлка й', 'план елка и'],
    ['full-width and circled forms', 'ＰＰＭ ①', 'ppm 1'],
    ['spaces of every kind', ' a\u00a0\u2003b\t\r\nc\u3000', 'a b c'],
    ['invisible characters', 'port\u00adfolio\u200b\ufeff', 'portfolio'],
    ['apostrophes of every kind', "Plan’s ʼn ‘x’ geht´s don't", "plan's 'n 'x' geht's don't"],
    ['quotes of every kind', '„Plan“ “x” "y"', '"plan" "x" "y"'],
    ['an emoji, left as it is', 'Go 🚀', 'go 🚀'],
    ['nothing', '', ''],
  ])('SEARCH-3 folds %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('SEARCH-3 changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
  })

  it('SEARCH-3 gives composed and decomposed text the same form', () => {
    fc.assert(fc.property(anyText, (text) => fold(text.normalize('NFD')) === fold(text)))
  })

  it('SEARCH-3 leaves neither marks nor double spaces', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/\p{M}|^\s|\s$|\s\s|[^\S ]/u)
      }),
    )
  })
})

describe('foldWithOffsets', () => {
  it('SEARCH-5 folds exactly as fold does', () => {
    fc.assert(fc.property(anyText, (text) => foldWithOffsets(text).folded === fold(text)))
  })

  it('SEARCH-5 gives each unit its offset in the original, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { folded, starts, ends } = foldWithOffsets(text)
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length])
        for (const [index, start] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
          expect(ends[index]).toBeGreaterThan(start)
          expect(ends[index]).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })

  it.each([
    ['e\u0301a', 'e', 'e\u0301'],
    ['groß', 'ss', 'ß'],
    ['groß', 's', 'ß'],
    ['x👩‍💻y', '👩', '👩‍💻'],
    ['a\u00a0 b', 'a b', 'a\u00a0 b'],
  ])('SEARCH-5 finds in %j, for %j, the whole of %j', (text, part, original) => {
    const { folded, starts, ends } = foldWithOffsets(text)
    const at = folded.indexOf(part)
    expect(text.slice(starts[at], ends[at + part.length - 1])).toBe(original)
  })
})
