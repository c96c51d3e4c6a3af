import { expect, it } from 'vitest'
import type { Answer, Ask } from '../../api/api.ts'
import { namedChoices } from './named-choices.ts'

const listed = (id: number, full_slug: string, published = true) => ({
  ...{ id, full_slug, published, name: `Name ${id}` },
})

/** Answers as the content system does, a page at a time. */
const ask: Ask = async <Body>(what: string) => {
  const { pathname, searchParams } = new URL(what.replace('GET ', 'http://cms.example/'))
  const page = Number(searchParams.get('page'))
  const forms = Array.from({ length: 101 }, (_, at) => listed(at + 1, `forms/form-${at + 1}`))
  const rows: Record<string, readonly object[]> = {
    'forms/': [...forms, listed(102, 'forms/draft', false), listed(103, 'forms/old/one')],
    'worlds/rail': [listed(7, 'worlds/rail')],
  }
  const found = rows[searchParams.get('starts_with') ?? searchParams.get('with_slug') ?? ''] ?? []
  const projects = ['Line 4', 'Line 5', 'Line 4'].map((name, at) => ({
    ...{ _uid: `${at}`, component: 'world-project', name },
  }))
  const bodies: Record<string, unknown> = {
    '/stories': { stories: found.slice((page - 1) * 100, page * 100) },
    '/stories/7': { story: { content: { _uid: 'w', component: 'modules/world', projects } } },
    '/datasources': { datasources: [{ name: 'Industries', slug: 'industry-type' }] },
  }
  const answer = { status: 200, body: bodies[pathname], fault: '', total: found.length }
  return answer as Answer<Body>
}

it('a form is one of all those below the folder, by its slug', async () => {
  const choices = await namedChoices(ask, { kind: 'stories', below: 'forms/' })
  expect(choices).toHaveLength(102)
  expect(choices[0]).toEqual({ name: 'Name 1 (form-1)', value: 'form-1' })
  expect(choices.at(-1)).toEqual({ name: 'Name 102 (draft), not published', value: 'draft' })
})

it('a data source is one of those that there are', async () => {
  const choices = await namedChoices(ask, { kind: 'datasources' })
  expect(choices).toEqual([{ name: 'Industries (industry-type)', value: 'industry-type' }])
})

it.each([
  ['rail', ['Line 4', 'Line 5']],
  ['gone', []],
  ['', []],
])('a project is one of the world %j', async (world, names) => {
  const from = { kind: 'parts', below: 'worlds/', namedBy: 'world', field: 'projects' } as const
  const choices = await namedChoices(ask, from, world)
  expect(choices.map(({ value }) => value)).toEqual(names)
})
