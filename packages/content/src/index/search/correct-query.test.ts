import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../matching/match.ts'
import { MAXIMUM_TERMS } from '../matching/terms.ts'
import { correctQuery } from './correct-query.ts'

const known = new Map([
  ['schedle', 'schedule'],
  ['uberblik', 'uberblick'],
])
const correct = (text: string) => correctQuery(text, (term) => known.get(term) ?? term)

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
    const words = Array.from({ length: 40 }, (_, n) => `term${n}`)
    correctQuery(`${words.join(' ')} ${words.join(' ')}`, (term) => {
      asked.push(term)
      return term
    })
    expect(asked).toEqual(words.slice(0, 16))
  })

  it('SEARCH-2 gives up at the first term that nothing is near, and at the fifth correction', () => {
    const asked: string[] = []
    const ask = (text: string, answer: (term: string) => string | undefined) => {
      asked.length = 0
      return correctQuery(text, (term) => {
        asked.push(term)
        return answer(term)
      })
    }
    expect(
      ask('one two three', (term) => (term === 'two' ? undefined : `${term}s`)),
    ).toBeUndefined()
    expect(asked).toEqual(['one', 'two'])
    expect(ask('a b c d', (term) => `${term}s`)).toBe('as bs cs ds')
    expect(ask('a b c d e f g', (term) => `${term}s`)).toBeUndefined()
    expect(asked).toHaveLength(5)
  })

  it('SEARCH-2 keeps everything but the words that it replaces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        fc.pre(parseQuery(text).terms.length < MAXIMUM_TERMS)
        expect(correct(text)).toBeUndefined()
        expect(correct(`${text} schedle`)).toBe(`${text} schedule`)
      }),
    )
  })
})
