// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { findByName, renderEditor } from './context/rendered-editor.fixture.tsx'

test('pressing “Try again” twice opens the editor once', async () => {
  const load = vi.fn(async () => Response.json({}, { status: 500 }))
  vi.stubGlobal('fetch', load)
  const { page, actAndSettle } = await renderEditor(<App />)
  await expect.poll(() => page.querySelector('[role="alert"]')).not.toBeNull()
  const perStart = load.mock.calls.length
  const button = findByName(page, 'button', 'Try again')
  await actAndSettle(() => {
    button.click()
    button.click()
  })
  await expect.poll(() => load.mock.calls.length).toBe(2 * perStart)
  await actAndSettle(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(load).toHaveBeenCalledTimes(2 * perStart)
})
