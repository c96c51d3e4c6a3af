import { fold } from '@prospectus/content/text/fold'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../rows/entry.ts'
import { createRowReader } from '../snapshot/read-row.ts'
import { hitsOf } from '../snapshot/search-hits.fixture.ts'
import { type HitList, rankHits, scoreName } from './score.ts'

type Named = readonly [name: string, section?: string]

/** Two queries' results by name and section, ranked for a query. */
function ranked(query: string, pages: readonly Named[], resources: readonly Named[]) {
  const entries = [...pages, ...resources].map(([name, section = ''], row): Entry => {
    const content = { component: 'page' }
    const story = { id: row, uuid: `u-${row}`, full_slug: `${section}/${row}`, name, content }
    const read = readRow(story, row)
    if ('reason' in read) throw new Error(read.reason)
    return read.entry
  })
  return rankHits(
    hitsOf(entries.slice(0, pages.length)),
    hitsOf(entries.slice(pages.length)),
    (row) => scoreName(fold(entries[row]?.name ?? ''), fold(query)),
  )
}

const readRow = createRowReader([])
const all = (hits: HitList) =>
  hits.slice(0, hits.length).map(({ entry, type, score }) => [entry.name, type, score])

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
  const mixed = ranked(
    'planning',
    [['Reporting'], ['About planning'], ['Planning']],
    [
      ['Planning', 'blog'],
      ['Planning ahead', 'news'],
      ['On planning', 'blog'],
    ],
  )

  it('SEARCH-3 adds 1000 for a page and puts the highest first', () => {
    expect(all(mixed)).toEqual([
      ['Planning', 'page', 4000],
      ['Planning', 'blog', 3000],
      ['About planning', 'page', 1494],
      ['Planning ahead', 'news', 1200],
      ['Reporting', 'page', 1000],
      ['On planning', 'blog', 497],
    ])
  })

  it('SEARCH-1 counts results by type, and lists those of one type in the same order', () => {
    expect(Object.fromEntries(mixed.counts)).toEqual({ page: 3, blog: 2, news: 1 })
    expect(all(mixed.filter((type) => type === 'blog')).map(([, , score]) => score)).toEqual([
      3000, 497,
    ])
    expect(all(mixed.filter((type) => type === 'page'))).toHaveLength(3)
    expect(all(mixed.filter((type) => type === 'videos'))).toEqual([])
    expect(all(mixed.filter(() => true))).toEqual(all(mixed))
    const others = all(mixed.filter((type) => type !== 'page' && type !== 'blog'))
    expect(others).toHaveLength(mixed.length - 3 - 2)
  })

  it('SEARCH-1 a page past the end has the remaining results', () => {
    expect(mixed.slice(4, 6).map(({ entry }) => entry.name)).toEqual(['Reporting', 'On planning'])
    expect(mixed.slice(5, 50)).toHaveLength(1)
    expect(mixed.slice(6, 50)).toEqual([])
  })

  it('SEARCH-1 resources of a folder named page are counted with the pages', () => {
    const hits = ranked('plan', [['Plan']], [['A plan', 'page']])
    expect(Object.fromEntries(hits.counts)).toEqual({ page: 2 })
    expect(all(hits.filter((type) => type === 'page'))).toHaveLength(2)
  })

  it('SEARCH-3 keeps equal scores in the order of the queries, pages first', () => {
    // 1000 for a page plus 500 minus position 300 equals the score of a prefix match.
    const page = `${'x'.repeat(300)}plan`
    const hits = ranked('plan', [[page]], [['plan one'], ['plan two']])
    expect(all(hits).map(([name, , score]) => [name, score])).toEqual([
      [page, 1200],
      ['plan one', 1200],
      ['plan two', 1200],
    ])
  })

  it('SEARCH-3 is a stable sort by score that loses nothing', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 4 })
    const names = fc.array(name.map((text): Named => [`.${text}.`]))
    fc.assert(
      fc.property(names, names, fc.constantFrom('a', 'ab', 'b a'), (pages, resources, query) => {
        const expected = [
          ...pages.map(([name]) => ({ name, score: scoreName(fold(name), query) + 1000 })),
          ...resources.map(([name]) => ({ name, score: scoreName(fold(name), query) })),
        ].toSorted((a, b) => b.score - a.score)
        const hits = all(ranked(query, pages, resources))
        expect(hits.map(([name, , score]) => ({ name, score }))).toEqual(expected)
      }),
    )
  })
})
