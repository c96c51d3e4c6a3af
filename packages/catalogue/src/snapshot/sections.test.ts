import { expect, it } from 'vitest'
import { applyChanges } from './apply-changes.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'
import type { Snapshot } from './snapshot.ts'

const story = (number: number, full_slug: string) =>
  rawStory(number, { full_slug, name: 'Plan', content: { component: 'modules/resource' } })

function sectionsFound(snapshot: Snapshot) {
  const hits = snapshot.search({ lang: 'en', component: 'resource', text: 'plan' })
  return Array.from(hits.rows, (row) => [
    hits.entryOf(row).fullSlug,
    hits.sections[hits.sectionOf(row)],
  ])
}

it('SEARCH-1 each hit has a section, also of changed stories', async () => {
  const before = await snapshotOf(listSource([story(1, 'blog/a'), story(2, 'news/b')]))
  const changes = {
    stories: [story(1, 'news/a'), story(3, 'podcast/c'), story(4, 'blog/d')],
    removed: [],
  }
  const after = await applyChanges(before, changes, {
    version: '2',
    builtAt: new Date(0),
    pause: async () => undefined,
  })
  expect(Object.fromEntries(sectionsFound(before))).toEqual({ 'blog/a': 'blog', 'news/b': 'news' })
  expect(Object.fromEntries(sectionsFound(after))).toEqual({
    'news/a': 'news',
    'news/b': 'news',
    'podcast/c': 'podcast',
    'blog/d': 'blog',
  })
})
