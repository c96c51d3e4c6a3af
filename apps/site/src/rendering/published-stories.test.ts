import type { Entry } from '@prospectus/catalogue/rows/entry'
import { expect, it, vi } from 'vitest'
import { examplePage } from '../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { chosenOrAllStories, publishedStories } from './published-stories.ts'

const stories = [
  rawStory('team-members/mara', { component: 'modules/team-member' }),
  rawStory('testimonials/rail', { component: 'modules/testimonial' }),
  rawStory('de/team/hanne', { component: 'modules/team-member' }),
]
const namesOf = (page: ReturnType<typeof examplePage>) =>
  publishedStories('team-member', page).map(({ story }) => story.name)

it('DATA-7 LANG-2 lists a component’s stories in the language of the page', () => {
  const snapshot = snapshotOf(stories)
  expect(namesOf(examplePage({ snapshot }))).toEqual(['mara'])
  expect(namesOf(examplePage({ snapshot, lang: 'de' }))).toEqual(['hanne'])
})

it('DATA-7 shows the chosen ones in the editor’s order, and all of them when none is chosen', () => {
  const members = ['mara', 'idris', 'oona'].map((name) =>
    rawStory(`team-members/${name}`, { component: 'modules/team-member' }, { name }),
  )
  const page = examplePage({ snapshot: snapshotOf(members) })
  const shown = (uuids: readonly string[]) =>
    chosenOrAllStories(uuids, 'team-member', page).map(({ entry }) => entry.name)
  const uuidOf = new Map(
    publishedStories('team-member', page).map(({ entry }) => [entry.name, entry.uuid]),
  )
  expect(shown([uuidOf.get('oona') ?? '', uuidOf.get('mara') ?? ''])).toEqual(['oona', 'mara'])
  expect(shown([]).toSorted()).toEqual(['idris', 'mara', 'oona'])
  expect(shown(['11111111-1111-4111-8111-111111111111'])).toEqual([])
})

it('walks a snapshot and reads its stories once, and the next one again', () => {
  const snapshot = snapshotOf(stories)
  const page = examplePage({ snapshot })
  const read = vi.fn((entry: Entry) => page.read(entry))
  for (let render = 0; render < 3; render++) namesOf({ ...page, read })
  expect(read).toHaveBeenCalledTimes(1)
  const without = examplePage({ snapshot: snapshotOf(stories.slice(1)) })
  expect(namesOf(without)).toEqual([])
})
