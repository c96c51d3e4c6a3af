import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctQuery } from './correct-query.ts'

const known = new Map([
  ['schedle', 'schedule'],
  ['uberblik', 'uberblick'],
])
const correct = (text: string) => correctQuery(text, (term) => known.get(term))

describe('correctQuery', () => {
  it.each([
    ['schedle', 'schedule'],
    ['Earned  SCHEDLE, 2024?', 'Earned  schedule, 2024?'],
    ['schedle Schedle', 'schedule schedule'],
    ['Mein Überblik', 'Mein uberblick'],
    ['u\u0308berblik', 'uberblick'],
    ['<schedle>', '<schedule>'],
    ['earned schedule', undefined],
    ['', undefined],
  ])('SEARCH-2 corrects %j to %j', (text, corrected) => {
    expect(correct(text)).toBe(corrected)
  })

  it('SEARCH-2 asks once for a term, and for sixteen at most', () => {
    const asked: string[] = []
    const words = Array.from({ length: 40 }, (_, n) => `term${'abcdefghij'[n % 10]}${n}`)
    correctQuery(`${words.join(' ')} ${words.join(' ')}`, (term) => {
      asked.push(term)
      return undefined
    })
    expect(asked).toEqual(words.slice(0, 16))
  })

  it('SEARCH-2 keeps everything but the words that it replaces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(correctQuery(text, (term) => term)?.normalize('NFKD').length ?? 0).toBeLessThan(2000)
        expect(correctQuery(`${text} schedle`, (term) => known.get(term))).toBe(`${text} schedule`)
      }),
    )
  })
})
