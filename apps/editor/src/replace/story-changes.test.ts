import { expect, test } from 'vitest'
import { createAsk } from '../api/api.ts'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { findChanges, saveChanges } from './story-changes.ts'

const components = componentsOf(component('page', { title: field('text', 'Title') }))
const wanted = { find: 'Risk', replace: 'Threat', wholeWords: true }

/** A content system of this many stories, of which the one with this id cannot be read. */
function contentSystem(count: number, unreadable?: number) {
  const asked: string[] = []
  const answer = async (path: string, { method = 'GET', headers }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'PUT') {
      const isStale = new Headers(headers).get('if-match') !== '"4"'
      return Response.json(isStale ? { error: 'Stale' } : {}, { status: isStale ? 409 : 200 })
    }
    const [, id] = /^stories\/(\d+)$/.exec(path) ?? []
    if (id !== undefined) {
      if (Number(id) === unreadable) return Response.json({ error: 'Gone' }, { status: 404 })
      const content = {
        component: 'page',
        _uid: 'u',
        title: `${id === '2' ? 'Risk' : 'Float'} first`,
      }
      return Response.json({
        story: {
          id: Number(id),
          name: `Story ${id}`,
          full_slug: `story-${id}`,
          version: 4,
          content,
        },
      })
    }
    const page = Number(/[&?]page=(\d+)/.exec(path)?.[1])
    const ids = Array.from({ length: count }, (_, at) => at + 1).slice(100 * (page - 1), 100 * page)
    const stories = ids.map((each) => ({ id: each }))
    return Response.json({ stories }, { headers: { total: String(count) } })
  }
  const fetched: typeof fetch = (input, init = {}) => answer(String(input), init)
  return { asked, ask: createAsk('', { fetched }) }
}

test('the stories that hold the words are found on every page, and none is saved', async () => {
  const { ask, asked } = contentSystem(101)
  const progress: number[] = []
  const { found, fault } = await findChanges({ ask, components }, wanted, (read, of) =>
    progress.push(read, of),
  )
  expect(fault).toBe('')
  expect(found).toMatchObject([
    { id: 2, name: 'Story 2', slug: 'story-2', version: 4, content: { title: 'Threat first' } },
  ])
  expect(progress.slice(-2)).toEqual([101, 101])
  expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([])
  expect(asked[0]).toContain('in_content=Risk')
})

test('what was found until a story cannot be read is kept, with why', async () => {
  const { ask } = contentSystem(5, 4)
  const { found, fault } = await findChanges({ ask, components }, wanted, () => undefined)
  expect(found.map(({ id }) => id)).toEqual([2])
  expect(fault).not.toBe('')
})

test('a story that somebody has saved since is left alone', async () => {
  const { ask } = contentSystem(2)
  const { found } = await findChanges({ ask, components }, wanted, () => undefined)
  const [story] = found
  if (story === undefined) throw new Error('nothing was found')
  expect(await saveChanges(ask, story)).toBe('')
  expect(await saveChanges(ask, { ...story, version: 3 })).toBe(
    'Somebody has saved it meanwhile. Look again.',
  )
})
