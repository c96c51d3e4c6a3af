import { expect, it } from 'vitest'
import { readComponents } from './api.ts'
import { createFakeContentSystem } from './server.fixture.ts'
import { storyRecord } from './story.fixture.ts'

it('a request has the address, version and body of its route, and its response the total number of rows', async () => {
  const received: unknown[] = []
  const { request } = createFakeContentSystem(({ route, query, version, body }) => {
    received.push([route, query.toString(), version, body])
    return { body: { stories: [] }, total: 101 }
  })
  const response = await request('GET stories', { query: { page: 2, story_only: true } })
  expect(response).toEqual({ status: 200, body: { stories: [] }, problem: '', total: 101 })
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
  const response = await request('PUT stories/:id', { params, body: { story: {} } })
  expect(response).toMatchObject({ status: 409, body: undefined, error: { current } })
  expect(response.problem).not.toBe('')
  await expect(read('GET stories/:id', { params })).rejects.toMatchObject({
    status: 409,
    message: response.problem,
  })
})

it('an unreachable server gives `request` a response with a problem, and makes `read` throw', async () => {
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
