import { fold } from '@prospectus/content/text/fold'
import { beginsWord } from '@prospectus/content/text/word-beginnings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesQuery, occursInText, parseQuery } from './match.ts'
import { MAX_TERM_LENGTH, MAX_TERMS, termsOf, wordsOf } from './terms.ts'

function matches(query: string, name: string, body = ''): boolean {
  return matchesQuery(parseQuery(query), { name: fold(name), text: fold(`${name} ${body}`) })
}

describe('beginsWord', () => {
  it('SEARCH-2 finds the same as a check of every word', () => {
    const some = (most: number) =>
      fc.array(fc.constantFrom('a', 'b', '1', ' ', '-', '\u0301', '𝒳', '🚀', '日'), {
        maxLength: most,
      })
    fc.assert(
      fc.property(some(30), some(3), (text, term) => {
        const [folded, [begin]] = [text.join(''), termsOf(term.join(''))]
        fc.pre(begin !== undefined)
        const expected = wordsOf(folded).some((word) => word.startsWith(begin ?? ''))
        expect(beginsWord(begin ?? '', folded)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('terms', () => {
  it.each([
    ['earned value', ['earned', 'value']],
    ['risk & risk-based', ['risk', 'based']],
    ['c++ 2.0', ['c', '2', '0']],
    ['план 日本語', ['план', '日本語']],
    ['🚀 — !', []],
    ['', []],
  ])('SEARCH-2 splits %j into %j', (folded, expected) => {
    expect(termsOf(folded)).toEqual(expected)
  })

  it('SEARCH-2 keeps to 16 terms of 64 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        const found = termsOf(text)
        expect(found.length).toBeLessThanOrEqual(MAX_TERMS)
        expect(new Set(found).size).toBe(found.length)
        for (const term of found) expect([...term].length).toBeLessThanOrEqual(MAX_TERM_LENGTH)
      }),
    )
    expect(termsOf(Array.from({ length: 40 }, (_, index) => `t${index}`).join(' '))).toHaveLength(
      16,
    )
    expect(termsOf('𝒳'.repeat(70))).toEqual(['𝒳'.repeat(64)])
  })
})

describe('matchesQuery', () => {
  it.each([
    ['EARNED value', 'Earned Value Management', true],
    ['value earned', 'Earned Value Management', true],
    ['earned schedule', 'Earned Value Management', false],
    ['creme', 'Crème brûlée', true],
    ['strasse', 'Neue Straße', true],
    ['folio', 'Portfolio', true],
    ['ai', 'Email maintenance', false],
    ['ai', 'An AI-assisted plan', true],
    ['a', 'Planning ahead', true],
    ['管理', 'プロジェクト管理', true],
    ['🚀', 'Lift off 🚀', true],
    ['🚀', 'Lift off', false],
    ['++', 'C++ for planners', true],
    ['', 'Anything', false],
    ['  \u0301 ', 'Anything', false],
  ])('SEARCH-2 %j against the name %j: %s', (query, name, expected) => {
    expect(matches(query, name)).toBe(expected)
  })

  it('SEARCH-2 looks for terms in the whole text, for punctuation in the name alone', () => {
    expect(matches('gate review', 'Nine curves', 'the review at the gate')).toBe(true)
    expect(matches('🚀', 'Nine curves', 'lift off 🚀')).toBe(false)
  })

  it('SEARCH-2 agrees with an index that looks at one word at a time', () => {
    const alphabet = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', ' ', '-', '日'),
      maxLength: 8,
    })
    fc.assert(
      fc.property(alphabet, alphabet, (query, body) => {
        const parsed = parseQuery(query)
        fc.pre(parsed.terms.length > 0)
        const distinct = [...new Set(wordsOf(fold(body)))]
        const byWord = parsed.terms.every((term) =>
          distinct.some((word) => occursInText(term, word)),
        )
        expect(matchesQuery(parsed, { name: '', text: fold(body) })).toBe(byWord)
      }),
    )
  })

  it('SEARCH-2 finds every story by its own name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        fc.pre(fold(name) !== '')
        expect(matches(name, name)).toBe(true)
      }),
    )
  })
})
