// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { Settings } from './settings.tsx'

test('settings that cannot be loaded show an error, and are not called missing', async () => {
  const failed = await renderEditor(<Settings />)
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(failed.page.textContent).not.toContain('There are no settings yet')
  const none = await renderEditor(<Settings />, { responses: { 'GET stories': { stories: [] } } })
  expect(none.page.textContent).toContain('There are no settings yet')
})
