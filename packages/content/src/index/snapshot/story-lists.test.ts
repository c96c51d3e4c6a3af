import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../../text/fold.ts'
import type { Entry } from '../rows/entry.ts'
import { compareCodePoints, sortByPosition } from '../rows/order.ts'
import type { StoryListQuery } from '../rows/queries.ts'
import { applyChanges } from './apply-changes.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'
import type { Snapshot } from './snapshot.ts'

const ALL: StoryListQuery = {
  uuids: undefined,
  keeps: () => true,
  text: '',
  order: 'position',
  descending: false,
  offset: 0,
  limit: 100,
}
const names = (snapshot: Snapshot, query: Partial<StoryListQuery> = {}) =>
  snapshot.stories({ ...ALL, ...query }).entries.map(({ name }) => name)

const story = fc.record({
  name: fc.constantFrom('Alpha', 'ALPHA', 'Äther', 'beta', 'Beta 2', '🚀', 'ﬁt'),
  position: fc.integer({ min: -2, max: 2 }),
  date: fc.constantFrom('2020-01-01', '2021-01-01', '', null),
})

const keyOf: Readonly<Record<StoryListQuery['order'], (a: Entry, b: Entry) => number>> = {
  position: (a, b) => a.position - b.position,
  name: (a, b) => compareCodePoints(fold(a.name), fold(b.name)),
  date: (a, b) => a.date - b.date,
}

it('CALL-4 DATA-7 stories are listed in each order, ties in catalogue order, page by page', async () => {
  const asked = fc.record({
    order: fc.constantFrom(...(['position', 'name', 'date'] as const)),
    descending: fc.boolean(),
    text: fc.constantFrom('', 'a', 'ÄTH', 'beta'),
    offset: fc.nat(6),
    limit: fc.nat(6),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: 1, maxLength: 20 }),
      asked,
      async (given, query) => {
        const stories = given.map(({ name, position, date }, n) =>
          rawStory(n + 1, { name, position, content: { component: 'page', date } }),
        )
        const snapshot = await snapshotOf(listSource(stories))
        const entries = stories.flatMap(({ uuid }) => snapshot.byUuid(uuid) ?? [])
        const compare = keyOf[query.order]
        const expected = sortByPosition(entries)
          .filter(({ name }) => fold(name).includes(fold(query.text)))
          .sort((a, b) => (query.descending ? compare(b, a) : compare(a, b)))
        const { total, entries: listed } = snapshot.stories({ ...ALL, ...query })
        expect(total).toBe(expected.length)
        expect(listed).toEqual(expected.slice(query.offset, query.offset + query.limit))
      },
    ),
    { numRuns: 200 },
  )
})

it('CALL-4 only the stories of the uuids come into question, each once, unknown ones left out', async () => {
  const snapshot = await snapshotOf(listSource([1, 2, 3, 4].map((n) => rawStory(n))))
  const uuids = ['uuid-1', 'uuid-3', 'nobody', 'uuid-1']
  expect(names(snapshot, { uuids })).toEqual(['Story 3', 'Story 1'])
  expect(names(snapshot, { uuids, keeps: ({ id }) => id === 1 })).toEqual(['Story 1'])
  expect(names(snapshot, { uuids: [] })).toEqual([])
})

it('CALL-4 what a change brought and took away is in every list', async () => {
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
