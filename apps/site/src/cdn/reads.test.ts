import { expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { publishedStories } from '../rendering/published-stories.ts'
import {
  type CachedValue,
  cachedWithReads,
  collectReads,
  contentTag,
  identityTag,
  LISTS_TAG,
  listTag,
  slugTag,
  withRecordedReads,
} from './reads.ts'

const plain = sketchSnapshot({ 'people/ada': { component: 'team-member' }, about: {} })
const snapshot = withRecordedReads(plain)
const ada = 'people/ada'
const entryOf = (slug: string) => {
  const found = plain.find(slug)
  if (found?.kind !== 'story') throw new Error(`There is no ${slug}`)
  return found.entry
}
const { uuid } = entryOf(ada)

function readsOf(work: () => unknown): readonly string[] {
  const reads = new Set<string>()
  collectReads(reads, work)
  return [...reads].sort()
}

test.each<readonly [string, () => unknown, readonly string[]]>([
  ['a story looked up', () => snapshot.byUuid(uuid), [identityTag(uuid)]],
  ['a story found', () => snapshot.find(ada), [identityTag(uuid)]],
  ['nothing found', () => snapshot.find('People/Bob/'), [slugTag('people/bob')]],
  ['a story read', () => snapshot.read(entryOf(ada)), [contentTag(uuid)]],
  ['the tree', () => snapshot.tree, [LISTS_TAG]],
  ['all entries', () => snapshot.entries(), [LISTS_TAG]],
  ['a search', () => snapshot.nameScores('ada'), [LISTS_TAG]],
  ['resources', () => snapshot.resources({ lang: 'en', page: 1, perPage: 3 }), ['list-resource']],
  ['what is the same for all', () => [snapshot.version, snapshot.languages], []],
])('%s is recorded', (_, work, reads) => {
  expect(readsOf(work)).toEqual(reads)
})

test('a value from a cache counts as a read of what it was made from', () => {
  const cache = new Map<string, CachedValue<string>>()
  let made = 0
  const name = () =>
    cachedWithReads(cache, 'name', () => {
      made++
      return snapshot.byUuid(uuid)?.name ?? ''
    })
  expect([readsOf(name), readsOf(name)]).toEqual([[identityTag(uuid)], [identityTag(uuid)]])
  expect(made).toBe(1)
})

test('a list of one kind of story depends on stories of that kind only', () => {
  const page = { snapshot, lang: 'en', read: (entry: { uuid: string }) => entry.uuid as never }
  const list = () => publishedStories('team-member', page)
  expect(list()).toHaveLength(1)
  expect(readsOf(list)).toEqual([listTag('team-member')])
})
