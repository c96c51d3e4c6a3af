import { fakeClock } from '@prospectus/catalogue/sync/clock.fixture'
import { describe, expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'

import { purgeOnChanges } from './open-cdn.ts'
import { ALL_TAG, contentTag, identityTag, LISTS_TAG, listTag, slugTag } from './reads.ts'
import { changedTags, tagsOfPage } from './tags.ts'

const snapshot = sketchSnapshot({ about: {}, careers: {} })
const next = sketchSnapshot({ about: {}, careers: {}, jobs: {} }, {}, '2')
const uuidOf = (slug: string) => {
  const found = next.find(slug)
  if (found?.kind !== 'story') throw new Error(`There is no ${slug}`)
  return found.entry.uuid
}
const NOTHING = { stories: [], removed: [], hasOtherChanges: false }
const tags = (swap: Partial<Parameters<typeof changedTags>[0]>, common = () => '') =>
  [...changedTags({ next, replaced: snapshot, change: NOTHING, ...swap }, common)].sort()

describe('the tags of a page', () => {
  test('are those of what it read, and the one of all pages', () => {
    expect(tagsOfPage(new Set(['c-1', 'i-2']))).toEqual(['all', 'c-1', 'i-2'])
  })

  test('are two where it shows lists of any kind, which every change purges', () => {
    expect(tagsOfPage(new Set(['c-1', LISTS_TAG]))).toEqual(['all', 'lists'])
  })

  test('are two where there would be more than proxies pass on', () => {
    const many = Array.from({ length: 120 }, (_, index) => contentTag(`uuid-${index}`))
    expect(tagsOfPage(new Set(many.slice(0, 110)))).toHaveLength(111)
    expect(tagsOfPage(new Set(many))).toEqual(['all', 'lists'])
  })
})

describe('a swap purges', () => {
  test('a new story, its address and its lists', () => {
    const jobs = uuidOf('jobs')
    expect(tags({ change: { ...NOTHING, stories: [jobs] } })).toEqual(
      [LISTS_TAG, contentTag(jobs), identityTag(jobs), slugTag('jobs'), listTag('page')].sort(),
    )
  })

  test('the content and lists of a story that has not moved', () => {
    const about = uuidOf('about')
    expect(tags({ change: { ...NOTHING, stories: [about] } })).toEqual(
      [LISTS_TAG, contentTag(about), listTag('page')].sort(),
    )
  })

  test.each([
    ['folders or data sources change', { change: { ...NOTHING, hasOtherChanges: true } }],
    ['anything may have changed', { change: undefined }],
    ['it is the first content', { replaced: undefined }],
  ])('everything when %s', (_, swap) => {
    expect(tags(swap)).toEqual([ALL_TAG])
  })

  test('everything when what all pages have in common changes', () => {
    let common = 0
    expect(tags({}, () => String(common++))).toEqual([ALL_TAG])
  })

  test('nothing when the same content was only stored again', () => {
    expect(tags({ next: snapshot, change: undefined })).toEqual([])
  })
})

test('everything is purged when pages change for another reason, once', () => {
  const clock = fakeClock()
  const purged: string[][] = []
  let version = 'on day 1'
  const stop = purgeOnChanges({
    snapshots: { onSwap: () => () => undefined },
    purger: { purge: (given) => void purged.push([...given]) },
    sharedContent: () => '',
    getVersion: () => version,
    startTimer: clock.startTimer,
  })
  clock.pass(60_000)
  expect(purged).toEqual([[ALL_TAG]])
  version = 'on day 2'
  clock.pass(60_000)
  clock.pass(60_000)
  expect(purged).toEqual([[ALL_TAG], [ALL_TAG]])
  stop()
  version = 'on day 3'
  clock.pass(60_000)
  expect(purged).toHaveLength(2)
})
