import { fold } from '@prospectus/content/text/fold'
import { containsPhrase } from '@prospectus/content/text/word-beginnings'
import { readOptions } from '@prospectus/protocol/query/read-options'
import {
  STORIES_ORDERS,
  type StoriesOrder,
  type StoriesSelection,
} from '@prospectus/protocol/query/stories-query'
import type { StoriesOptions } from '@prospectus/protocol/query/stories-request'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centreOptions } from '../resources/centre-query.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import type { Entry } from '../rows/entry.ts'
import { compareCodePoints, sortByPosition } from '../rows/order.ts'
import { applyChanges } from './apply-changes.ts'
import { createLists } from './select.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'
import type { Snapshot } from './snapshot.ts'
import { stateOf } from './snapshot-state.ts'

it('RES-0 CALL-4 a view of the resources centre comes from its index, requested by options too', async () => {
  const state = stateOf(await snapshotOf(listSource([rawStory(1)])))
  const rows = Object.assign([...state.base.rows], {
    [Symbol.iterator]: () => {
      throw new Error('all stories were read through')
    },
  })
  const { resources, select } = createLists({ ...state, base: { ...state.base, rows } })
  const selectFrom = (options: StoriesOptions) => {
    const read = readOptions(options)
    if (!read.ok) throw new Error(read.error.error)
    return select(read.query)
  }
  for (const type of [undefined, ...RESOURCE_TYPES]) {
    for (const theme of [undefined, 'ppm']) {
      const filter = { lang: 'en', type, theme, industry: theme && 'i-1', text: 'story' }
      const view = { ...filter, page: 1, perPage: 9 }
      expect(selectFrom(centreOptions(view))).toEqual(resources(view))
    }
  }
  expect(() => selectFrom({ starts_with: 'blog/' })).toThrow('read through')
})

const ALL: StoriesSelection = {
  startsWith: [],
  uuids: undefined,
  clauses: [],
  text: '',
  sort: { by: 'position', isDescending: false },
  page: 1,
  perPage: 100,
}
const names = (snapshot: Snapshot, query: Partial<StoriesSelection> = {}) =>
  snapshot.select({ ...ALL, ...query }).entries.map(({ name }) => name)

const story = fc.record({
  name: fc.constantFrom('Alpha', 'ALPHA', 'Äther', 'beta', 'Beta 2', '🚀', 'ﬁt'),
  position: fc.integer({ min: -2, max: 2 }),
  date: fc.constantFrom('2020-01-01', '2021-01-01', '', null),
})

const keyOf: Readonly<Record<StoriesOrder, (a: Entry, b: Entry) => number>> = {
  position: (a, b) => a.position - b.position,
  name: (a, b) => compareCodePoints(fold(a.name), fold(b.name)),
  'content.date': (a, b) => a.date - b.date,
}

it('CALL-4 DATA-7 stories are listed in each order, ties by position, page by page', async () => {
  const queries = fc.record({
    sort: fc.record({ by: fc.constantFrom(...STORIES_ORDERS), isDescending: fc.boolean() }),
    text: fc.constantFrom('', 'a', 'ÄTH', 'beta'),
    page: fc.integer({ min: 1, max: 4 }),
    perPage: fc.integer({ min: 1, max: 7 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: 1, maxLength: 20 }),
      queries,
      async (values, query) => {
        const stories = values.map(({ name, position, date }, n) =>
          rawStory(n + 1, { name, position, content: { component: 'page', date } }),
        )
        const snapshot = await snapshotOf(listSource(stories))
        const entries = stories.flatMap(({ uuid }) => snapshot.byUuid(uuid) ?? [])
        const compare = keyOf[query.sort.by]
        const expected = sortByPosition(entries)
          .filter(({ name }) => containsPhrase(fold(query.text), fold(name)))
          .sort((a, b) => (query.sort.isDescending ? compare(b, a) : compare(a, b)))
        const { total, entries: listed } = snapshot.select({ ...ALL, ...query })
        expect(total).toBe(expected.length)
        expect(listed).toEqual(
          expected.slice((query.page - 1) * query.perPage, query.page * query.perPage),
        )
      },
    ),
    { numRuns: process.env.EVERY_EXAMPLE ? 200 : 60 },
  )
})

it('CALL-4 uuids restrict the list to their stories, each once, without unknown ones', async () => {
  const snapshot = await snapshotOf(listSource([1, 2, 3, 4].map((n) => rawStory(n))))
  const uuids = ['uuid-1', 'uuid-3', 'nobody', 'uuid-1']
  expect(names(snapshot, { uuids })).toEqual(['Story 3', 'Story 1'])
  expect(names(snapshot, { uuids, text: 'story 1' })).toEqual(['Story 1'])
  expect(names(snapshot, { uuids: [] })).toEqual([])
})

it('CALL-4 every list reflects added and removed stories', async () => {
  const before = await snapshotOf(listSource([1, 2, 3].map((n) => rawStory(n))))
  const after = await applyChanges(
    before,
    { stories: [rawStory(2, { name: 'Changed' }), rawStory(9)], removed: ['uuid-3'], folders: [] },
    { version: '2', builtAt: new Date(0), pause: async () => undefined },
  )
  expect(names(after)).toEqual(['Story 9', 'Changed', 'Story 1'])
  expect(names(after, { uuids: ['uuid-3', 'uuid-2', 'uuid-9'] })).toEqual(['Story 9', 'Changed'])
  expect(names(after, { text: 'CHANG' })).toEqual(['Changed'])
})
