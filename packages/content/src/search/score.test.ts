import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { rankHits, scoreName } from './score.ts'

const hit = (name: string, section = '') => ({ entry: { name, section } })
const scoreFor = (query: string) => (given: ReturnType<typeof hit>) =>
  scoreName(fold(given.entry.name), fold(query))

describe('scoreName', () => {
  it.each([
    ['Resource planning', 'resource planning', 3000],
    ['Resource planning', 'RÉSOURCE  Planning', 3000],
    ['Resource planning', 'resource', 1200],
    ['Resource planning', 'planning', 491],
    ['Straße', 'STRASSE', 3000],
    ['Łódź office', 'lodz', 1200],
    ['Resource planning', 'budget', 0],
    ['Resource planning', '', 0],
    [`${'x'.repeat(498)} plan`, 'plan', 1],
    [`${'x'.repeat(2000)} plan`, 'plan', 1],
  ])('SEARCH-3 %.20s for %j scores %i', (name, query, score) => {
    expect(scoreName(fold(name), fold(query))).toBe(score)
  })
})

describe('rankHits', () => {
  it('SEARCH-3 adds 1000 for a page and puts the highest first', () => {
    const pages = [hit('Reporting'), hit('About planning'), hit('Planning')]
    const resources = [
      hit('Planning', 'blog'),
      hit('Planning ahead', 'news'),
      hit('On planning', 'blog'),
    ]
    const ranked = rankHits(pages, resources, scoreFor('planning'))
    expect(ranked.map(({ hit, type, score }) => [hit.entry.name, type, score])).toEqual([
      ['Planning', 'page', 4000],
      ['Planning', 'blog', 3000],
      ['About planning', 'page', 1494],
      ['Planning ahead', 'news', 1200],
      ['Reporting', 'page', 1000],
      ['On planning', 'blog', 497],
    ])
  })

  it('SEARCH-3 keeps equal scores in the order of the queries, pages first', () => {
    // 1000 for a page and 500 less position 300 make as much as a prefix does.
    const page = hit(`${'x'.repeat(300)}plan`)
    const ranked = rankHits([page], [hit('plan one'), hit('plan two')], scoreFor('plan'))
    expect(ranked.map(({ score }) => score)).toEqual([1200, 1200, 1200])
    expect(ranked.map(({ hit }) => hit.entry.name)).toEqual([
      page.entry.name,
      'plan one',
      'plan two',
    ])
  })

  it('SEARCH-3 is a stable sort by score that loses nothing', () => {
    const names = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 }))
    fc.assert(
      fc.property(names, names, fc.constantFrom('a', 'ab', 'b a'), (pages, resources, query) => {
        const ranked = rankHits(
          pages.map((name) => hit(name)),
          resources.map((name) => hit(name)),
          scoreFor(query),
        )
        const expected = [
          ...pages.map((name) => ({ name, score: scoreName(fold(name), query) + 1000 })),
          ...resources.map((name) => ({ name, score: scoreName(fold(name), query) })),
        ].toSorted((a, b) => b.score - a.score)
        expect(ranked.map(({ hit, score }) => ({ name: hit.entry.name, score }))).toEqual(expected)
      }),
    )
  })
})
