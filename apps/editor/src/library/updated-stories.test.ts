import { expect, it } from 'vitest'
import { contentSystem } from '../api/server.fixture.ts'
import {
  publishableStories,
  publishUpdatedStories,
  restoreUpdatedStories,
} from './updated-stories.ts'

const story = (id: number, published: boolean, had_changes = false) => ({
  ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4, published, had_changes },
})
const stories = [story(1, true), story(2, true, true), story(3, false)]

/** @param conflicting the request that fails because somebody else saved the story */
function server(conflicting = '') {
  const requests: string[] = []
  const { request } = contentSystem(({ route, query, version }) => {
    requests.push(`${route}${query.size === 0 ? '' : `?${query}`} of ${version}`)
    const isConflict = route === conflicting
    return {
      status: isConflict ? 409 : 200,
      body: isConflict ? { error: 'Somebody saved it.' } : {},
    }
  })
  return { request, requests }
}

it('only published pages without other changes are published, at the version of the replacement', async () => {
  const { request, requests } = server()
  const result = await publishUpdatedStories(request, publishableStories(stories))
  expect(result).toEqual({ problem: '', failed: [] })
  expect(requests).toEqual(['POST stories/1/publish of 5'])
})

it('every draft is restored, and published stories are published again', async () => {
  const { request, requests } = server()
  const result = await restoreUpdatedStories(request, stories, publishableStories(stories))
  expect(result).toEqual({ problem: '', failed: [] })
  expect(requests).toEqual([
    'PUT stories/1/restore?version=4 of 5',
    'POST stories/1/publish of 6',
    'PUT stories/2/restore?version=4 of 5',
    'PUT stories/3/restore?version=4 of 5',
  ])
})

it('a page that somebody saved since is reported, and the others are published', async () => {
  const { request, requests } = server('POST stories/1/publish')
  expect(await publishUpdatedStories(request, [story(1, true), story(4, true)])).toEqual({
    problem: 'Story 1: Somebody saved it.',
    failed: [story(1, true)],
  })
  expect(requests).toHaveLength(2)
})
