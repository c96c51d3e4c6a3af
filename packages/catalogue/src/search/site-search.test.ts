import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../matching/match.ts'
import { MAX_TERMS } from '../matching/terms.ts'
import { listSource, rawStory, snapshotOf } from '../snapshot/snapshot.fixture.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { correctQuery, searchSite } from './site-search.ts'

let serial = 0
/** A story by its full slug and name; later stories get higher positions. */
function story(fullSlug: string, name: string, content: Record<string, unknown> = {}): RawStory {
  serial += 1
  const component = fullSlug.includes('/') ? 'modules/resource' : 'modules/page'
  const identity = { name, full_slug: fullSlug, position: serial }
  return rawStory(serial, { ...identity, content: { component, ...content } })
}
const snapshotWith = (...stories: readonly RawStory[]) =>
  snapshotOf(listSource([story('blog/other', 'Nine loops'), ...stories]))

function search(snapshot: Snapshot, text: string, lang = 'en') {
  const { hits, nearest, failures } = searchSite(snapshot, { text, lang })
  const found = hits.slice(0, hits.length).map(({ entry }) => entry.fullSlug)
  return { found, nearest, failures }
}
const namesOf = (snapshot: Snapshot, text: string, lang?: string) =>
  search(snapshot, text, lang).found

describe('what the site search matches', () => {
  it.each([
    ['ÉARNED Valué', 'Earned value'],
    ['earned  value', 'ÉARNED\u00a0VALUÉ'],
    ['value earned', 'Earned value'],
    ['cre\u0300me', 'Crème'],
    ['crème', 'Cre\u0300me'],
    ['istanbul', 'İSTANBUL'],
    ['İstanbul', 'istanbul'],
    ['ısı', 'ISI'],
    ['strasse', 'Straße'],
    ['STRASSE', 'straße'],
    ['STRAẞE', 'Strasse'],
    ['lodz', 'Łódź'],
    ['orsted', 'Ørsted'],
    ['管理', 'プロジェクト管理'],
    ['ｅａｒｎｅｄ', 'Earned'],
    ['🚀', 'Lift off 🚀'],
    ['👩‍💻', 'Teams 👩‍💻 ship'],
    ['c++', 'C++'],
    ['(a|b)*', 'The (a|b)* of it'],
    ['.*', 'Anything .* goes'],
    ['[risk', 'A [risk] register'],
    ['\\d+$', 'From \\d+$'],
    ['<script>', 'The <script> tag'],
    ['50%', '50% done'],
    ["o'brien", "O'Brien"],
  ])('SEARCH-3 %j finds the name %j', async (text, name) => {
    expect(namesOf(await snapshotWith(story('blog/it', name)), text)).toEqual(['blog/it'])
  })

  it.each(['', ' ', '\u0301', '\u200b', '.*', '()', '%', '🛑', '\0'])(
    'SEARCH-1 %j finds no story that does not contain it',
    async (text) => {
      const found = search(await snapshotWith(story('blog/it', 'Earned value')), text)
      expect(found).toEqual({ found: [], nearest: undefined, failures: [] })
    },
  )

  it('SEARCH-2 searches name, description, body text and tags', async () => {
    const doc = { type: 'doc', content: [{ type: 'text', text: 'float' }] }
    const snapshot = await snapshotWith(
      story('blog/name', 'Float'),
      story('blog/description', 'One', { description: 'On float' }),
      story('blog/body', 'Two', { body: doc }),
      story('about', 'Three', { body: [{ component: 'content-area', body: doc }] }),
      { ...story('blog/tags', 'Four'), tag_list: ['float'] },
      story('blog/none', 'Five', { seo: { title: 'float' }, theme: ['float'] }),
    )
    expect(namesOf(snapshot, 'float').toSorted()).toEqual([
      'about',
      'blog/body',
      'blog/description',
      'blog/name',
      'blog/tags',
    ])
  })

  it('SEARCH-2 finds pages and resources however they are named, recordings too, and nothing else', async () => {
    const components = ['redirect', 'team-member', 'testimonial', 'partner', 'job-vacancy']
    const snapshot = await snapshotWith(
      story('page-one', 'Float', { component: 'modules/page' }),
      story('page-two', 'Float', { component: 'page' }),
      story('blog/one', 'Float', { component: 'modules/resource' }),
      story('blog/two', 'Float', { component: 'resource' }),
      story('webinar-recording-pages/one', 'Float'),
      story('thank-you', 'Float', { prevent_indexing: true }),
      ...[...components, 'settings', 'form'].flatMap((component) => [
        story(`entities/${component}`, 'Float', { component: `modules/${component}` }),
        story(`entities/bare-${component}`, 'Float', { component }),
      ]),
    )
    expect(namesOf(snapshot, 'float')).toEqual([
      'page-one',
      'page-two',
      'blog/one',
      'blog/two',
      'webinar-recording-pages/one',
    ])
  })

  it('LANG-2 finds stories of the page’s own language', async () => {
    const snapshot = await snapshotWith(story('blog/a', 'Float'), story('de/blog/b', 'Float'))
    expect(namesOf(snapshot, 'float', 'en')).toEqual(['blog/a'])
    expect(namesOf(snapshot, 'float', 'de')).toEqual(['de/blog/b'])
    expect(namesOf(snapshot, 'float', 'fr')).toEqual([])
  })
})

describe('the order of results', () => {
  it('SEARCH-3 exact 3000, prefix 1200, otherwise 500 minus the position, plus 1000 for a page', async () => {
    const snapshot = await snapshotWith(
      story('blog/text', 'Nine', { description: 'On planning' }),
      story('page-text', 'Ten', { seo: { description: 'On planning' } }),
      story('blog/late', 'On and on about planning'),
      story('blog/inside', 'On planning'),
      story('page-inside', 'On planning'),
      story('blog/prefix', 'Planning ahead'),
      story('page-prefix', 'Planning ahead'),
      story('blog/exact', 'PLÄNNING'),
      story('page-exact', 'planning'),
    )
    const { hits } = searchSite(snapshot, { text: 'Planning', lang: 'en' })
    expect(hits.slice(0, 99).map(({ entry, score }) => [entry.fullSlug, score])).toEqual([
      ['page-exact', 4000],
      ['blog/exact', 3000],
      ['page-prefix', 2200],
      ['page-inside', 1497],
      ['blog/prefix', 1200],
      ['page-text', 1000],
      ['blog/inside', 497],
      ['blog/late', 484],
      ['blog/text', 0],
    ])
  })

  it('SEARCH-3 equal scores keep the queries’ order: by position, pages first', async () => {
    const named = (slug: string, name: string, position: number) => ({
      ...story(slug, name),
      position,
    })
    const snapshot = await snapshotWith(
      named('blog/c', 'Float', 3),
      named('blog/a', 'Float', -7),
      named('blog/b', 'Float', 0),
      named('z', 'On float', 9),
      named('y', 'On float', -9),
      // 1000 for a page plus 500 minus position 300 equals the score of a prefix match.
      named('x', `${'x'.repeat(300)}float`, 5),
      named('blog/d', 'Float and more', -20),
    )
    expect(namesOf(snapshot, 'float')).toEqual([
      'blog/a',
      'blog/b',
      'blog/c',
      'y',
      'z',
      'x',
      'blog/d',
    ])
  })
})

describe('a query that fails', () => {
  const failing = (snapshot: Snapshot, ...components: readonly string[]): Snapshot => ({
    ...snapshot,
    search: (query) => {
      if (components.includes(query.component)) throw new Error('the index is gone')
      return snapshot.search(query)
    },
  })
  const sentence = (component: string) =>
    `the search of ${component} stories for "float" failed in snapshot v1: the index is gone`

  it('SEARCH-2 loses its own results only, and is reported', async () => {
    const snapshot = await snapshotWith(story('blog/a', 'Float'), story('b', 'Float'))
    expect(search(failing(snapshot, 'resource'), 'float')).toMatchObject({
      found: ['b'],
      failures: [sentence('resource')],
    })
    expect(search(failing(snapshot, 'page'), 'float')).toMatchObject({
      found: ['blog/a'],
      failures: [sentence('page')],
    })
    expect(search(failing(snapshot, 'page', 'resource'), 'float')).toMatchObject({
      found: [],
      failures: [sentence('page'), sentence('resource')],
    })
  })

  it('SEARCH-6 nothing counts as a typing mistake while a query fails', async () => {
    const snapshot = await snapshotWith(story('blog/a', 'Schedule'), story('b', 'Float'))
    expect(search(snapshot, 'schedle').nearest).toEqual({ text: 'schedule', count: 1 })
    expect(search(failing(snapshot, 'page'), 'schedle')).toMatchObject({
      found: [],
      nearest: undefined,
    })
  })
})

describe('a query that finds nothing', () => {
  it.each([
    ['schedle', 'schedule'],
    ['SCHEDLE', 'schedule'],
    ['shcedule', 'schedule'],
    ['schdulee', 'schedule'],
    ['tchedule', 'schedule'],
    ['erned', 'earned'],
    ['Erned vlaue', 'earned value'],
    ['earned vlaue', 'earned value'],
    ['straase', 'strasse'],
  ])('SEARCH-6 %j finds nothing, and %j is offered with its count', async (text, nearest) => {
    const names = ['Schedule', 'Earned value', 'Straße']
    const stories = names.map((name, index) => story(`blog/s${index}`, name))
    const snapshot = await snapshotWith(...stories)
    const offered = { text: nearest, count: 1 }
    expect(search(snapshot, text)).toEqual({ found: [], nearest: offered, failures: [] })
  })

  it.each([
    ['evn', 'three letters'],
    ['2025', 'a number'],
    ['iso9002', 'letters and a number'],
    ['scedulle9', 'a number among letters'],
    ['erxxd', 'too far'],
    ['schxxxle', 'too far for eight letters'],
    ['schedule earned', 'each is there, though not together'],
    ['schedle earned', 'corrected, still not together'],
    ['schedle qwertz', 'one of them cannot be'],
    ['🛑🛑🛑🛑', 'no letters'],
  ])('SEARCH-6 nothing is offered for %j: %s', async (text) => {
    const names = ['Schedule', 'Earned value', 'EVM', '2024', 'ISO9001']
    const stories = names.map((name, index) => story(`blog/s${index}`, name))
    const nothing = { found: [], nearest: undefined, failures: [] }
    expect(search(await snapshotWith(...stories), text)).toEqual(nothing)
  })

  it('SEARCH-6 an existing word is never corrected to a more frequent one', async () => {
    const snapshot = await snapshotWith(
      story('blog/a', 'Plant'),
      ...Array.from({ length: 9 }, (_, n) => story(`blog/p${n}`, 'Planet')),
    )
    expect(search(snapshot, 'plant')).toMatchObject({ found: ['blog/a'], nearest: undefined })
    expect(search(snapshot, 'lant')).toMatchObject({ found: ['blog/a'], nearest: undefined })
  })

  it('LANG-2 is corrected by the words of its own language', async () => {
    const snapshot = await snapshotWith(story('blog/a', 'Planning'), story('de/blog/b', 'Planung'))
    expect(search(snapshot, 'planing', 'en').nearest?.text).toBe('planning')
    expect(search(snapshot, 'planing', 'de').nearest?.text).toBe('planung')
    expect(search(snapshot, 'planing', 'fr').nearest).toBeUndefined()
  })

  it('SEARCH-6 an offer has the stated number of results, and is made only without results', async () => {
    const word = fc.constantFrom('plan', 'plans', 'schedule', 'float', 'value', 'earned', 'gate')
    const typed = fc
      .tuple(word, fc.nat(8), fc.constantFrom('', 'a', 'x', 'e', ' '))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1))
    const names = fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(names, fc.array(typed, { maxLength: 3 }), async (storyNames, queries) => {
        const stories = storyNames.map((words, n) => story(`blog/s${n}`, words.join(' ')))
        const snapshot = await snapshotWith(...stories)
        const text = queries.join(' ')
        const { found, nearest } = search(snapshot, text)
        const asTyped = snapshot.search({ lang: 'en', component: 'resource', text }).rows.length
        expect(found).toHaveLength(asTyped)
        if (asTyped > 0) expect(nearest).toBeUndefined()
        if (nearest !== undefined) {
          expect(nearest.count).toBeGreaterThan(0)
          expect(search(snapshot, nearest.text).found).toHaveLength(nearest.count)
        }
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 200 : 30 },
    )
  })
})

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

  it('SEARCH-2 looks each term up once, sixteen at most', () => {
    const lookups: string[] = []
    const words = Array.from({ length: 40 }, (_, n) => `term${n}`)
    correctQuery(`${words.join(' ')} ${words.join(' ')}`, (term) => {
      lookups.push(term)
      return term
    })
    expect(lookups).toEqual(words.slice(0, 16))
  })

  it('SEARCH-2 gives up at the first term without a near word, and at the fifth correction', () => {
    const lookups: string[] = []
    const correctWith = (text: string, answer: (term: string) => string | undefined) => {
      lookups.length = 0
      return correctQuery(text, (term) => {
        lookups.push(term)
        return answer(term)
      })
    }
    expect(
      correctWith('one two three', (term) => (term === 'two' ? undefined : `${term}s`)),
    ).toBeUndefined()
    expect(lookups).toEqual(['one', 'two'])
    expect(correctWith('a b c d', (term) => `${term}s`)).toBe('as bs cs ds')
    expect(correctWith('a b c d e f g', (term) => `${term}s`)).toBeUndefined()
    expect(lookups).toHaveLength(5)
  })

  it('SEARCH-2 keeps everything but the words that it replaces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        fc.pre(parseQuery(text).terms.length < MAX_TERMS)
        expect(correct(text)).toBeUndefined()
        expect(correct(`${text} schedle`)).toBe(`${text} schedule`)
      }),
    )
  })
})
