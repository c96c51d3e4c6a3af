import { expect, it } from 'vitest'
import { readComponents } from './api.ts'
import { createFakeContentSystem } from './server.fixture.ts'
import { storyRecord } from './story.fixture.ts'

it('a request has the address, version and body of its route, and its response the number of all rows', async () => {
  const received: unknown[] = []
  const { request } = createFakeContentSystem(({ route, query, version, body }) => {
    received.push([route, query.toString(), version, body])
    return { body: { stories: [] }, total: 101 }
  })
  const listed = await request('GET stories', { query: { page: 2, story_only: true } })
  expect(listed).toEqual({ status: 200, body: { stories: [] }, problem: '', total: 101 })
  await request('PUT stories/:id', {
    params: { id: 7 },
    body: { story: { name: 'A' } },
    version: 4,
  })
  expect(received).toEqual([
    ['GET stories', 'page=2&story_only=1', undefined, undefined],
    ['PUT stories/7', '', 4, { story: { name: 'A' } }],
  ])
})

it('an error response has no body, but a problem and the current story', async () => {
  const current = storyRecord({ version: 5 })
  const { request, read } = createFakeContentSystem(() => ({
    status: 409,
    body: { error: 'It was saved.', current },
  }))
  const params = { id: 7 }
  const refused = await request('PUT stories/:id', { params, body: { story: {} } })
  expect(refused).toMatchObject({ status: 409, body: undefined, error: { current } })
  expect(refused.problem).not.toBe('')
  await expect(read('GET stories/:id', { params })).rejects.toMatchObject({
    status: 409,
    message: refused.problem,
  })
})

it('an unreachable server is a problem of the response, and an exception only for readers', async () => {
  const { request, read } = createFakeContentSystem(() => 'cut')
  const { status, body, problem } = await request('GET releases', {})
  expect([status, body]).toEqual([0, undefined])
  expect(problem).not.toBe('')
  await expect(read('GET releases', {})).rejects.toMatchObject({ status: 0, message: problem })
})

it('without the components, the editor gets an exception instead of an empty list', async () => {
  const { request } = createFakeContentSystem(() => 'cut')
  await expect(readComponents(request)).rejects.toMatchObject({ status: 0 })
})
