import { expect, it } from 'vitest'
import { contentSystem } from '../api/server.fixture.ts'
import { publishable, publishReplaced, restoreReplaced } from './replaced-stories.ts'

const story = (id: number, published: boolean, had_changes = false) => ({
  ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4, published, had_changes },
})
const stories = [story(1, true), story(2, true, true), story(3, false)]

/** @param refuses the request that somebody else's save stands in the way of */
function server(refuses = '') {
  const asked: string[] = []
  const { request } = contentSystem(({ route, query, version }) => {
    asked.push(`${route}${query.size === 0 ? '' : `?${query}`} of ${version}`)
    const isRefused = route === refuses
    return { status: isRefused ? 409 : 200, body: isRefused ? { error: 'Somebody saved it.' } : {} }
  })
  return { request, asked }
}

it('only published pages without other changes are published, as they were when the file was replaced', async () => {
  const { request, asked } = server()
  expect(await publishReplaced(request, publishable(stories))).toBe('')
  expect(asked).toEqual(['POST stories/1/publish of 5'])
})

it('every draft is brought back, and what was published is published again', async () => {
  const { request, asked } = server()
  expect(await restoreReplaced(request, stories, publishable(stories))).toBe('')
  expect(asked).toEqual([
    'PUT stories/1/restore?version=4 of 5',
    'POST stories/1/publish of 6',
    'PUT stories/2/restore?version=4 of 5',
    'PUT stories/3/restore?version=4 of 5',
  ])
})

it('a page that somebody saved since is named, and the others are done', async () => {
  const { request, asked } = server('POST stories/1/publish')
  expect(await publishReplaced(request, [story(1, true), story(4, true)])).toBe(
    'Story 1: Somebody saved it.',
  )
  expect(asked).toHaveLength(2)
})
