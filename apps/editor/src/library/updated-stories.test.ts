import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import {
  publishUpdatedStories,
  restoreUpdatedStories,
  type StoryWithStage,
} from './updated-stories.ts'

const story = (id: number, change: Partial<StoryWithStage> = {}): StoryWithStage => ({
  ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4 },
  ...{ published: true, had_changes: false, stage: 'replaced', ...change },
})
const stories = [story(1), story(2, { had_changes: true }), story(3, { published: false })]
const stages = (moved: readonly StoryWithStage[]) => moved.map(({ stage }) => stage)

/** @param conflicting the requests that fail, each once, because somebody else saved the story */
function server(...conflicting: readonly string[]) {
  const requests: string[] = []
  const conflicts = new Set(conflicting)
  const { request } = createFakeContentSystem(({ route, query, version }) => {
    requests.push(`${route}${query.size === 0 ? '' : `?${query}`} of ${version}`)
    const isConflict = conflicts.delete(route)
    return {
      status: isConflict ? 409 : 200,
      body: isConflict ? { error: 'Somebody saved it.' } : {},
    }
  })
  return { request, requests }
}

it('only published pages without other changes are published, at the version of the replacement', async () => {
  const { request, requests } = server()
  const result = await publishUpdatedStories(request, stories)
  expect([result.problem, stages(result.stories)]).toEqual([
    '',
    ['published', 'replaced', 'replaced'],
  ])
  expect(requests).toEqual(['POST stories/1/publish of 5'])
})

it('every draft is restored, and stories published with the new file are published again', async () => {
  const { request, requests } = server()
  const [, ...others] = stories
  const result = await restoreUpdatedStories(request, [story(1, { stage: 'published' }), ...others])
  expect([result.problem, stages(result.stories)]).toEqual(['', ['undone', 'undone', 'undone']])
  expect(requests).toEqual([
    'PUT stories/1/restore?version=4 of 5',
    'POST stories/1/publish of 6',
    'PUT stories/2/restore?version=4 of 5',
    'PUT stories/3/restore?version=4 of 5',
  ])
})

it('a page that somebody saved since is reported, and the others are published', async () => {
  const { request, requests } = server('POST stories/1/publish')
  const result = await publishUpdatedStories(request, [story(1), story(4)])
  expect(result.problem).toBe('Story 1: Somebody saved it.')
  expect(stages(result.stories)).toEqual(['replaced', 'published'])
  expect(requests).toHaveLength(2)
})

it('a restored draft is not restored again when only its publish has failed', async () => {
  const { request, requests } = server('POST stories/1/publish')
  const failed = await restoreUpdatedStories(request, [story(1, { stage: 'published' })])
  expect(failed.problem).toBe('Story 1: Somebody saved it.')
  requests.length = 0
  const again = await restoreUpdatedStories(request, failed.stories)
  expect([again.problem, stages(again.stories)]).toEqual(['', ['undone']])
  expect(requests).toEqual(['POST stories/1/publish of 6'])
})
