import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditDistance, maxEditDistance, nearestWord } from './nearest-word.ts'

describe('maxEditDistance', () => {
  it.each([
    ['plan', 1],
    ['baselin', 1],
    ['schedule', 2],
    ['portfolio', 2],
    ['план', 1],
    ['𝒳𝒳𝒳', 0],
    ['evm', 0],
    ['', 0],
    ['2024', 0],
    ['iso9001', 0],
    ['earned value', 0],
    ['日程計画', 0],
    ['プロジェクト管理', 0],
    ['x'.repeat(41), 0],
  ])('SEARCH-2 %j may have %i mistakes', (term, mistakes) => {
    expect(maxEditDistance(term)).toBe(mistakes)
  })
})

describe('createEditDistance', () => {
  const letters = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength })

  it.each([
    ['schedle', 'schedule', 1, 'left out'],
    ['scheddule', 'schedule', 1, 'put in'],
    ['schedele', 'schedule', 1, 'replaced'],
    ['shcedule', 'schedule', 1, 'changed with its neighbour'],
    ['tchedule', 'schedule', 1, 'the first letter'],
    ['schdeul', 'schedule', 2, 'two of them'],
    ['schedule', 'schedule', 0, 'none'],
    ['plan', 'risk', 3, 'more than asked for'],
  ])('SEARCH-2 from %s to %s there are %i mistakes: %s', (one, other, mistakes) => {
    expect(createEditDistance(one, 2)(other)).toBe(mistakes)
  })

  it('SEARCH-2 counts like the full distance table, up to its bound', () => {
    fc.assert(
      fc.property(letters(9), fc.array(letters(9)), fc.nat(3), (one, others, most) => {
        const mistakesTo = createEditDistance(one, most)
        for (const other of others) {
          expect(mistakesTo(other)).toBe(Math.min(wholeTable(one, other), most + 1))
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('nearestWord', () => {
  const among = (counts: Readonly<Record<string, number>>) => (term: string) =>
    nearestWord(term, Object.keys(counts), (word) => counts[word] ?? 0)

  it('SEARCH-2 picks the word with the fewest mistakes, however rare', () => {
    expect(among({ schedule: 900, schedules: 1 })('shedules')).toBe('schedules')
  })

  it('SEARCH-2 picks the word in most stories on a tie, then the first by code units', () => {
    expect(among({ plan: 3, play: 9, plat: 9 })('plam')).toBe('plat')
    expect(among({ play: 9, plan: 9 })('plap')).toBe('plan')
  })

  it('SEARCH-2 skips words of no story, or with anything but letters', () => {
    expect(among({ plan: 0, plank: 2 })('plam')).toBeUndefined()
    expect(among({ plan1: 5, pl2n: 5 })('plan')).toBeUndefined()
    expect(among({ schedule: 0, schedules: 2 })('schedul')).toBeUndefined()
    expect(among({ scheduled: 0, scheduling: 2 })('scheduliny')).toBe('scheduling')
  })

  it('SEARCH-2 finds nothing for a term that is far from every word', () => {
    expect(among({ schedule: 9, portfolio: 9 })('qwertyuiop')).toBeUndefined()
  })
})

/** The distance by its definition, without a bound. */
function wholeTable(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const [line = []] = [table[row]]
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        swapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}
