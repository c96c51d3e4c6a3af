import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { findReplacements, saveChanges } from './story-changes.ts'

const components = componentsOf(component('page', { title: field('text', 'Title') }))
const replacement = { find: 'Risk', replace: 'Threat', onlyWholeWords: true }

/** A content system with this many stories; the one with this id cannot be read. */
function systemOf(count: number, unreadable?: number) {
  return createFakeContentSystem(({ route, query, version }) => {
    if (route.startsWith('PUT')) {
      return version === 4 ? { body: {} } : { status: 409, body: { error: 'Stale' } }
    }
    const [, id] = /^GET stories\/(\d+)$/.exec(route) ?? []
    if (id !== undefined) {
      if (Number(id) === unreadable) return { status: 404, body: { error: 'Gone' } }
      const title = `${id === '2' ? 'Risk' : 'Float'} first`
      const content = { component: 'page', _uid: 'u', title }
      const story = { id: Number(id), name: `Story ${id}`, full_slug: `story-${id}`, version: 4 }
      return { body: { story: { ...story, content } } }
    }
    const page = Number(query.get('page'))
    const ids = Array.from({ length: count }, (_, at) => at + 1).slice(100 * (page - 1), 100 * page)
    return { body: { stories: ids.map((each) => ({ id: each })) }, total: count }
  })
}

test('finds the stories with the text on every page, and saves none', async () => {
  const { request, requests } = systemOf(101)
  const progress: number[] = []
  const { changedStories, problem } = await findReplacements(
    { request, components },
    replacement,
    (read, of) => progress.push(read, of),
  )
  expect(problem).toBe('')
  expect(changedStories).toMatchObject([
    { id: 2, name: 'Story 2', fullSlug: 'story-2', version: 4, content: { title: 'Threat first' } },
  ])
  expect(progress.slice(-2)).toEqual([101, 101])
  expect(requests.filter((each) => !each.startsWith('GET '))).toEqual([])
  expect(requests[0]).toContain('in_content=Risk')
})

test('a story that cannot be read ends the search; earlier results stay', async () => {
  const { request } = systemOf(5, 4)
  const { changedStories, problem } = await findReplacements(
    { request, components },
    replacement,
    () => undefined,
  )
  expect(changedStories.map(({ id }) => id)).toEqual([2])
  expect(problem).not.toBe('')
})

test('a story that somebody has saved since is not overwritten', async () => {
  const { request } = systemOf(2)
  const { changedStories } = await findReplacements(
    { request, components },
    replacement,
    () => undefined,
  )
  const [story] = changedStories
  if (story === undefined) throw new Error('nothing was found')
  expect(await saveChanges(request, story)).toBe('')
  expect(await saveChanges(request, { ...story, version: 3 })).toBe(
    'Somebody has saved it in the meantime. Search again.',
  )
})
