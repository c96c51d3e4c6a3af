// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { DataSources } from './data-sources.tsx'

test('after a failed deletion, the dialog still asks about the same list', async () => {
  const datasources = [
    { id: 1, name: 'Topics', slug: 'topics' },
    { id: 2, name: 'Industries', slug: 'industries' },
  ]
  const { page, requests, actAndSettle } = await renderEditor(<DataSources />, {
    responses: {
      'GET datasources': { datasources },
      'GET datasource_entries': { datasource_entries: [] },
    },
  })
  await actAndSettle(() => findByName(page, 'button', 'Industriesindustries').click())
  await actAndSettle(() => findByName(page, 'button', 'Delete').click())
  await actAndSettle(() => findByName(page, 'button', 'Delete it').click())
  expect(requests.map(({ route }) => route)).toContain('DELETE datasources/2')
  expect(page.querySelector('dialog')?.textContent).toContain('Delete the list Industries?')
})

test('all data sources are listed, also those after the first page', async () => {
  const sources = Array.from({ length: 101 }, (_, id) => ({ id, name: `L${id}`, slug: `l${id}` }))
  const { page } = await renderEditor(<DataSources />, {
    responses: {
      'GET datasources': (query: URLSearchParams) => {
        const end = Number(query.get('page')) * 100
        return { datasources: sources.slice(end - 100, end) }
      },
      'GET datasource_entries': { datasource_entries: [] },
    },
    totals: { 'GET datasources': 101 },
  })
  expect(page.querySelectorAll('.lists-names li')).toHaveLength(101)
})

test('data sources that cannot be loaded show an error, not an empty list', async () => {
  const { page } = await renderEditor(<DataSources />)
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(page.querySelector('.view-empty')).toBeNull()
})
