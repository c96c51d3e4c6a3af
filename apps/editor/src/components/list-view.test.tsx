// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { ListView } from './list-view.tsx'

const list = (
  <ListView
    label="Redirects"
    route="GET redirects"
    request={{}}
    keyOf={({ id }) => id}
    columns={[]}
    empty={() => 'There are none.'}
  />
)

test('a list that cannot be loaded says why, not that it is empty', async () => {
  const { page } = await renderEditor(list)
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('The server responded with 404.')
  expect(page.textContent).not.toContain('There are none.')
  expect(page.textContent).not.toContain('Loading')
})

test('an empty list says so', async () => {
  const { page } = await renderEditor(list, { responses: { 'GET redirects': { redirects: [] } } })
  expect(page.textContent).toContain('There are none.')
})
