import { centreOptions, type ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { matchesResource } from '@prospectus/catalogue/resources/matches-resource.fixture'
import { sortNewestFirst } from '@prospectus/catalogue/rows/order'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { listSource, rawStory, snapshotOf } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { readOptions } from '@prospectus/protocol/query/read-options'
import {
  decodeStoriesRequest,
  encodeStoriesRequest,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'
import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectStories } from './select-stories.ts'

/** The whole path: over the wire, through the check, out of a snapshot. */
function select(snapshot: Snapshot, options: StoriesOptions) {
  const read = readOptions(decodeStoriesRequest(encodeStoriesRequest(options, 't'))?.options)
  if (!read.ok) throw new Error(read.error.error)
  return selectStories(snapshot, read.query)
}
const slugs = (stories: readonly RawStory[]) => stories.map(({ full_slug }) => full_slug)

const location = fc.constantFrom(
  ...['blog', 'podcast', 'de/blog', 'de/podcast', 'webinar-recording-pages', 'about', 'events'],
)
const story = fc.record({
  location,
  name: fc.constantFrom('Plan', 'plan b', 'Risk', 'Ünit', '漢字'),
  position: fc.integer({ min: -2, max: 2 }),
  component: fc.constantFrom('modules/resource', 'resource', 'modules/page', 'modules/settings'),
  date: fc.constantFrom('2020-01-01 00:00', '2021-05-05', null),
  theme: fc.constantFrom('ppm', '', null, ['ppm', 'pmo'], ['esg']),
  industry: fc.constantFrom(null, 'i-1', ['i-1', 'i-2']),
  description: fc.constantFrom('On plans', 'Über Risk', ''),
})
const stories = fc
  .array(story, { minLength: 1, maxLength: 30 })
  .map((given) =>
    given.map(({ location, name, position, ...content }, n) =>
      rawStory(n + 1, { name, position, full_slug: `${location}/s${n}`, content }),
    ),
  )
const view: fc.Arbitrary<ResourceView> = fc.record({
  lang: fc.constantFrom('en', 'de', 'fr'),
  type: fc.constantFrom(undefined, '', 'blog', 'podcast', 'events', 'webinar-recording-pages'),
  industry: fc.constantFrom(undefined, '', 'i-1', 'i-9'),
  theme: fc.constantFrom(undefined, '', 'ppm', 'esg', 'x'),
  text: fc.constantFrom('', ' PLAN', 'uber', 'on plans', '字', 'zzz', ' '),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.constantFrom(1, 3, 9),
})

describe('selectStories', () => {
  it('RES-0 CALL-4 LANG-2 lists exactly what the page of the resources centre lists', async () => {
    await fc.assert(
      fc.asyncProperty(stories, view, async (given, view) => {
        const snapshot = await snapshotOf(listSource(given))
        const { page, perPage, ...filters } = view
        const entries = [...snapshot.entries()].filter((entry) => matchesResource(entry, filters))
        const expected = sortNewestFirst(entries)
        const options = centreOptions(view)
        const found = select(snapshot, options)
        expect(found.total).toBe(expected.length)
        expect(slugs(found.stories)).toEqual(
          expected.slice((page - 1) * perPage, page * perPage).map(({ fullSlug }) => fullSlug),
        )
        expect(snapshot.resources(view).entries.map(({ fullSlug }) => fullSlug)).toEqual(
          slugs(found.stories),
        )
        // The same by reading all stories: a clause that is always true bypasses the index.
        const past = { ...options.filter_query, date: { is: 'not_empty' } }
        expect(select(snapshot, { ...options, filter_query: past })).toEqual(found)
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 300 : 80 },
    )
  })

  const catalogue = () =>
    snapshotOf(
      listSource([
        rawStory(1, { full_slug: 'about', name: 'About', content: { component: 'page' } }),
        rawStory(2, { full_slug: 'blog/x', content: { component: 'resource', body: 'long' } }),
        rawStory(3, {
          full_slug: 'blog/y',
          name: 'A Y',
          content: { component: 'resource', gated: true, download: ['d'] },
        }),
        rawStory(4, { full_slug: 'settings', content: { component: 'modules/settings' } }),
        rawStory(5, { full_slug: 'forms/one', content: { component: 'modules/form' } }),
        rawStory(6, { full_slug: 'team/z', content: { component: 'modules/team-member' } }),
      ]),
    )

  it.each<[StoriesOptions, readonly string[]]>([
    [{}, ['team/z', 'blog/y', 'blog/x', 'about']],
    [{ starts_with: 'blog/' }, ['blog/y', 'blog/x']],
    [{ starts_with: 'a,team' }, ['team/z', 'about']],
    [{ by_uuids: 'uuid-1,uuid-2,uuid-4,uuid-9' }, ['blog/x', 'about']],
    [{ by_uuids: '' }, []],
    [{ filter_query: { component: { not_in: 'page' } } }, ['team/z', 'blog/y', 'blog/x']],
    [{ search_term: 'STORY 2' }, ['blog/x']],
    [{ sort_by: 'name:asc' }, ['blog/y', 'about', 'blog/x', 'team/z']],
    [{ sort_by: 'position:desc', per_page: 2 }, ['about', 'blog/x']],
    [{ sort_by: 'position:desc', per_page: 2, page: 2 }, ['blog/y', 'team/z']],
    [{ page: 3, per_page: 2 }, []],
    [{ page: Number.MAX_SAFE_INTEGER }, []],
  ])('CALL-4 %j', async (options, expected) => {
    expect(slugs(select(await catalogue(), options).stories)).toEqual(expected)
  })

  it('CALL-4 a page past the end is empty, and the total stays', async () => {
    expect(select(await catalogue(), { page: 99 })).toEqual({ stories: [], total: 4 })
  })

  it('CALL-4 stories are in protocol form, without excluded keys and gated downloads', async () => {
    const { stories } = select(await catalogue(), {
      starts_with: 'blog/',
      excluding_fields: 'body',
    })
    expect(stories).toEqual([
      rawStory(3, {
        full_slug: 'blog/y',
        name: 'A Y',
        content: { component: 'resource', gated: true },
      }),
      rawStory(2, { full_slug: 'blog/x', content: { component: 'resource' } }),
    ])
  })
})
