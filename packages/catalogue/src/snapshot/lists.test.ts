import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableText } from '../full-text/searchable-text.ts'
import { matchesQuery, parseQuery } from '../matching/match.ts'
import { matchesResource } from '../resources/matches-resource.fixture.ts'
import { isSearchable } from '../rows/entry.ts'
import { sortByPosition, sortNewestFirst } from '../rows/order.ts'
import { buildParts, entriesFound, listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'

/** A few similar words, so that queries match stories; some with accents, symbols and non-Latin scripts. */
const word = fc.constantFrom(
  ...['plan', 'planning', 'Plänen', 'risk', 'risk-based', 'a', 'an', 'C++', '5G', 'ß', 'STRASSE'],
  ...['漢字', '字', 'portfolio', 'folio', 'Ж', '🚀', 'über', 'of', 'the', '  ', 'ﬁt', 'o'],
)
const phrase = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
const slug = fc.constantFrom(
  'blog',
  'news',
  'webinar-recording-pages',
  'de/blog',
  'de/about',
  'about',
)
const story = fc.record({
  location: slug,
  name: phrase,
  position: fc.integer({ min: -2, max: 2 }),
  day: fc.integer({ min: 1, max: 3 }),
  tags: fc.array(word, { maxLength: 2 }),
  component: fc.constantFrom(
    ...['modules/resource', 'modules/resource', 'modules/resource', 'page', 'modules/page'],
    'modules/testimonial',
  ),
  prevent_indexing: fc.boolean(),
  description: phrase,
  theme: fc.subarray(['ppm', 'pmo', 'spm']),
  author: fc.constantFrom('', 'Ada Byron', 'Ada Byron Lee'),
  industry: fc.constantFrom(null, 'i-1', ['i-1', 'i-2']),
  paragraph: phrase,
})
const stories = fc.array(story, { minLength: 1, maxLength: 25, size: 'max' }).map((list) =>
  list.map(({ location, name, position, day, tags, paragraph, ...content }, n): RawStory => {
    const text = { type: 'paragraph', content: [{ type: 'text', text: paragraph }] }
    return rawStory(n + 1, {
      name,
      full_slug: `${location}/s${n}`,
      position,
      tag_list: tags,
      content: { ...content, date: `2021-01-0${day}`, body: { type: 'doc', content: [text] } },
    })
  }),
)
/** Any part of a phrase, which may begin and end within words. */
const typed = fc
  .tuple(phrase, fc.nat(8), fc.nat(14))
  .map(([whole, start, length]) => whole.slice(start, start + length).toWellFormed())

describe('the lists of a snapshot give the results of the rules that they index', () => {
  it('SEARCH-2 site search, its order and its languages', async () => {
    await fc.assert(
      fc.asyncProperty(stories, typed, async (rawStories, text) => {
        const snapshot = await snapshotOf(listSource(rawStories))
        const { parts } = await buildParts(listSource(rawStories))
        for (const lang of ['en', 'de', 'fr']) {
          for (const component of ['page', 'resource'] as const) {
            const expected = parts.rows
              .filter(({ entry }) => entry.lang === lang && entry.component === component)
              .filter(({ entry }) => isSearchable(entry))
              .filter((row) => {
                const raw = rawStories[row.entry.row] ?? rawStory(0)
                return matchesQuery(parseQuery(text), searchableText(raw, row))
              })
            const hits = entriesFound(snapshot, { lang, component, text })
            expect(hits.map(({ id }) => id)).toEqual(
              sortByPosition(expected.map(({ entry }) => entry)).map(({ id }) => id),
            )
          }
        }
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 150 : 40 },
    )
  })

  it('RES-1 RES-8 LANG-2 BLOCK-1 resources, their order, totals and pages', async () => {
    /** A view with five filters would list nothing, whatever the rule. */
    const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
    const query = fc.record({
      lang: fc.constantFrom('en', 'de'),
      type: seldom(fc.constantFrom('', 'blog', 'news')),
      theme: seldom(fc.constantFrom('', 'ppm', 'esg')),
      industry: seldom(fc.constantFrom('i-1', 'i-2')),
      author: seldom(fc.constantFrom('Ada Byron', 'Nobody')),
      text: seldom(typed),
      page: fc.constantFrom(1, 1, 1, 1, 2, 3),
      perPage: fc.constantFrom(1, 2, 3, 4, 5, 5, 5),
    })
    let listed = 0
    await fc.assert(
      fc.asyncProperty(stories, query, async (rawStories, view) => {
        const snapshot = await snapshotOf(listSource(rawStories))
        const { parts } = await buildParts(listSource(rawStories))
        const all = parts.rows.map(({ entry }) => entry)
        const expected = sortNewestFirst(all.filter((entry) => matchesResource(entry, view)))
        const { total, entries } = snapshot.resources(view)
        expect(total).toBe(expected.length)
        const { page, perPage } = view
        expect(entries).toEqual(expected.slice((page - 1) * perPage, page * perPage))
        listed += entries.length
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 300 : 60 },
    )
    expect(listed, 'entries in all views').toBeGreaterThan(10)
  })

  it('RES-2 more themes than a machine word has bits are distinguished', async () => {
    const rawStories = Array.from({ length: 100 }, (_, n) =>
      rawStory(n + 1, {
        content: { component: 'resource', theme: [`t${n}`, `t${(n + 1) % 100}`] },
      }),
    )
    const snapshot = await snapshotOf(listSource(rawStories))
    for (const n of [0, 31, 32, 63, 64, 99]) {
      const view = { lang: 'en', theme: `t${n}`, page: 1, perPage: 9 }
      const { entries } = snapshot.resources(view)
      expect(entries.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        [n === 0 ? 100 : n, n + 1].sort((a, b) => a - b),
      )
    }
  })

  it('RES-8 a phrase is found in the middle of long texts, across words', async () => {
    const description = `${'of the plan '.repeat(40)}and the baseline, of course`
    const rawStories = Array.from({ length: 600 }, (_, n) =>
      rawStory(n + 1, {
        content: { component: 'resource', description: n === 321 ? description : 'of the plan' },
      }),
    )
    const snapshot = await snapshotOf(listSource(rawStories))
    const found = (text: string) => snapshot.resources({ lang: 'en', text, page: 1, perPage: 9 })
    expect(found('nd THE  baseline, of').entries.map(({ id }) => id)).toEqual([322])
    expect(found('plan of the plan of the plan of the plan of the pl').total).toBe(1)
    expect(found('f the pla').total).toBe(600)
    expect(found('the of plan').total).toBe(0)
  })
})
