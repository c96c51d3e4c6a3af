import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../../api/server.fixture.ts'
import { readNamedChoices } from './named-choices.ts'

const listed = (id: number, full_slug: string, published = true) => ({
  ...{ id, full_slug, published, name: `Name ${id}` },
})

/** A content system whose lists have several pages. */
const { read } = createFakeContentSystem(({ route, query }) => {
  const page = Number(query.get('page') ?? 1)
  const forms = Array.from({ length: 101 }, (_, at) => listed(at + 1, `forms/form-${at + 1}`))
  const rows: Record<string, readonly object[]> = {
    'forms/': [...forms, listed(102, 'forms/draft', false), listed(103, 'forms/old/one')],
    'worlds/rail': [listed(7, 'worlds/rail')],
  }
  const found = rows[query.get('starts_with') ?? query.get('with_slug') ?? ''] ?? []
  const projects = ['Line 4', 'Line 5', 'Line 4'].map((name, at) => ({
    ...{ _uid: `${at}`, component: 'world-project', name },
  }))
  const bodies: Record<string, unknown> = {
    'GET stories': { stories: found.slice((page - 1) * 100, page * 100) },
    'GET stories/7': { story: { content: { _uid: 'w', component: 'modules/world', projects } } },
    'GET datasources': { datasources: [{ name: 'Industries', slug: 'industry-type' }] },
  }
  return { body: bodies[route], total: found.length }
})

it('the forms in the folder are offered by slug', async () => {
  const choices = await readNamedChoices(read, { kind: 'stories', below: 'forms/' })
  expect(choices).toHaveLength(102)
  expect(choices[0]).toEqual({ name: 'Name 1 (form-1)', value: 'form-1' })
  expect(choices.at(-1)).toEqual({ name: 'Name 102 (draft), not published', value: 'draft' })
})

it('all data sources are offered', async () => {
  const choices = await readNamedChoices(read, { kind: 'datasources' })
  expect(choices).toEqual([{ name: 'Industries (industry-type)', value: 'industry-type' }])
})

it.each([
  ['rail', ['Line 4', 'Line 5']],
  ['gone', []],
  ['', []],
])('the projects of the dataset %j are offered', async (world, names) => {
  const from = { kind: 'parts', below: 'worlds/', namedBy: 'world', field: 'projects' } as const
  const choices = await readNamedChoices(read, from, world)
  expect(choices.map(({ value }) => value)).toEqual(names)
})
