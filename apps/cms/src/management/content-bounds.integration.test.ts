import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

/** Lists in objects, the outermost of which is the content. */
const deep = (levels: number) => {
  let content: unknown = 'innermost'
  for (let level = 1; level < levels; level += 1)
    content = level % 2 === 1 ? [content] : { content }
  return { body: [], content }
}
const wide = (values: number) => ({
  body: [],
  ...Object.fromEntries(Array.from({ length: values - 1 }, (_, at) => [`k${at}`, at])),
})
const long = (bytes: number) => ({
  body: [],
  text: 'x'.repeat(bytes - '{"body":[],"text":""}'.length),
})

onAnyDatabase('management-api#warnings content', (open) => {
  test.each([
    ['64 levels', deep(64), deep(65)],
    ['64 levels', deep(3), deep(3000)],
    ['20000 values', wide(20_000), wide(20_001)],
    ['20000 values', wide(20), wide(150_000)],
    ['1 MB', long(1024 * 1024), long(1024 * 1024 + 1)],
  ])('of up to %s is stored, and larger content is rejected', async (bound, within, beyond) => {
    const { send, logged } = await serveManagementWithStories(await open(), [])
    const make = (slug: string, content: unknown) =>
      send('POST stories', { body: { story: { slug, content } } })
    const made = await make('within', within)
    expect(made.status).toBe(201)
    const refused = {
      status: 422,
      body: { field: 'story.content', error: expect.stringContaining(`more than ${bound}`) },
    }
    expect(await make('beyond', beyond)).toMatchObject(refused)
    const path = `PUT stories/${made.body.story?.id}`
    expect(await send(path, { body: { story: { content: beyond } } })).toMatchObject(refused)
    expect(logged).toEqual([])
  })
})
