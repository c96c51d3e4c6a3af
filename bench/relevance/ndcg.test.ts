import { describe, expect, it } from 'vitest'
import { findingsIn } from './judged-queries.ts'
import { ndcg } from './ndcg.ts'

describe('nDCG@10', () => {
  const grades = { a: 3, b: 2, c: 1 }
  it('is 1 for the best order, whatever follows', () => {
    expect(ndcg(['a', 'b', 'c', 'x'], grades)).toBe(1)
  })

  it('follows the formula for another order', () => {
    const best = 7 + 3 / Math.log2(3) + 1 / 2
    expect(ndcg(['x', 'b', 'a'], grades)).toBeCloseTo((3 / Math.log2(3) + 7 / 2) / best)
  })

  it('counts nothing beyond the tenth place, nor where nothing is found', () => {
    expect(ndcg([...'0123456789', 'a'], grades)).toBe(0)
    expect(ndcg([], grades)).toBe(0)
  })
})

describe('judged queries', () => {
  const query = { query: 'float', kind: 'topic', answers: { 'blog/one': 3 } } as const
  const fullSlugs = new Set(['blog/one'])

  it('are sound when each has an answer that is there', () => {
    expect(findingsIn([query], fullSlugs)).toEqual([])
  })

  it.each([
    [{ ...query, answers: {} }, 'float: there is no answer'],
    [{ ...query, answers: { 'blog/two': 2 } }, 'float: there is no story blog/two'],
    [{ ...query, answers: { 'blog/one': 4 } }, 'float: the grade of blog/one is 4, not 1, 2 or 3'],
    [
      { ...query, kind: 'guess' },
      'float: the kind is guess, not topic, name, misspelling, question',
    ],
  ])('name what is wrong', (wrong, finding) => {
    expect(findingsIn([wrong], fullSlugs)).toEqual([finding])
  })

  it('name a query that is listed twice', () => {
    expect(findingsIn([query, query], fullSlugs)).toEqual(['float: it is listed twice'])
  })
})
