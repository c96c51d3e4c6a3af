import { expect, it } from 'vitest'
import type { Answer, Ask } from '../api/api.ts'
import { publishable, publishReplaced, restoreReplaced } from './replaced-stories.ts'

const story = (id: number, published: boolean, had_changes = false) => ({
  ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4, published, had_changes },
})
const stories = [story(1, true), story(2, true, true), story(3, false)]

function server(refuses = '') {
  const asked: string[] = []
  const ask: Ask = async <Body>(what: string, { version = 0 } = {}) => {
    asked.push(`${what} of ${version}`)
    const fault = what === refuses ? 'Somebody saved it.' : ''
    return { status: fault === '' ? 200 : 409, body: {}, fault } as Answer<Body>
  }
  return { ask, asked }
}

it('only published pages without other changes are published, as they were when the file was replaced', async () => {
  const { ask, asked } = server()
  expect(await publishReplaced(ask, publishable(stories))).toBe('')
  expect(asked).toEqual(['POST stories/1/publish of 5'])
})

it('every draft is brought back, and what was published is published again', async () => {
  const { ask, asked } = server()
  expect(await restoreReplaced(ask, stories, publishable(stories))).toBe('')
  expect(asked).toEqual([
    'PUT stories/1/restore?version=4 of 5',
    'POST stories/1/publish of 6',
    'PUT stories/2/restore?version=4 of 5',
    'PUT stories/3/restore?version=4 of 5',
  ])
})

it('a page that somebody saved since is named, and the others are done', async () => {
  const { ask, asked } = server('POST stories/1/publish')
  expect(await publishReplaced(ask, [story(1, true), story(4, true)])).toBe(
    'Story 1: Somebody saved it.',
  )
  expect(asked).toHaveLength(2)
})
