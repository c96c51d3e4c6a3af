import type { Entry } from '@prospectus/content/catalogue/snapshot'
import { expect, it, vi } from 'vitest'
import { examplePage } from '../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { publishedStories } from './published-stories.ts'

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

it('looks through a snapshot and reads its stories once, and through the next one anew', () => {
  const snapshot = snapshotOf(stories)
  const page = examplePage({ snapshot })
  const read = vi.fn((entry: Entry) => page.read(entry))
  for (let render = 0; render < 3; render++) namesOf({ ...page, read })
  expect(read).toHaveBeenCalledTimes(1)
  const without = examplePage({ snapshot: snapshotOf(stories.slice(1)) })
  expect(namesOf(without)).toEqual([])
})
