// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { findByName, renderEditor } from './context/rendered-editor.fixture.tsx'

test('pressing “Try again” twice opens the editor once', async () => {
  const answer = () => Response.json({}, { status: 500 })
  let send = (_: Response) => {}
  const load = vi.fn(async () => answer())
  vi.stubGlobal('fetch', load)
  const { page, actAndSettle } = await renderEditor(<App />)
  await expect.poll(() => page.querySelector('[role="alert"]')).not.toBeNull()
  const perStart = load.mock.calls.length
  load.mockImplementation(() => new Promise((resolve) => (send = resolve)))
  const button = findByName(page, 'button', 'Try again')
  await actAndSettle(() => {
    button.click()
    button.click()
  })
  expect(load).toHaveBeenCalledTimes(perStart + 1)
  load.mockImplementation(async () => answer())
  await actAndSettle(() => send(answer()))
  await expect.poll(() => load.mock.calls.length).toBe(2 * perStart)
})
