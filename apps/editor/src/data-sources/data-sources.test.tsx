// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { DataSources } from './data-sources.tsx'

test('after a failed deletion, the dialog still asks about the same list', async () => {
  const datasources = [
    { id: 1, name: 'Topics', slug: 'topics' },
    { id: 2, name: 'Industries', slug: 'industries' },
  ]
  const { page, requests, after } = await renderEditor(<DataSources />, {
    responses: {
      'GET datasources': { datasources },
      'GET datasource_entries': { datasource_entries: [] },
    },
  })
  await after(() => findByName(page, 'button', 'Industriesindustries').click())
  await after(() => findByName(page, 'button', 'Delete').click())
  await after(() => findByName(page, 'button', 'Delete it').click())
  expect(requests.map(({ route }) => route)).toContain('DELETE datasources/2')
  expect(page.querySelector('dialog')?.textContent).toContain('Delete the list Industries?')
})
