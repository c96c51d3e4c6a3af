// @vitest-environment happy-dom
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { LazyPart } from './lazy-part.tsx'

/** Renders a part whose script cannot be loaded beside another; React logs the error. */
async function renderBroken(more: { readonly title?: string; readonly onClose?: () => void } = {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = lazy(() => Promise.reject(new TypeError('Failed to fetch')))
  const rendered = await renderEditor(
    <>
      <LazyPart loading="Opening" {...more}>
        <Broken />
      </LazyPart>
      <p>What else there is</p>
    </>,
  )
  await expect.poll(() => rendered.page.textContent).not.toContain('Opening')
  logged.mockClear()
  return rendered
}

test('a part that cannot be loaded says so, and the rest of the editor stays', async () => {
  const { page } = await renderBroken()
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('cannot be shown')
  findByName(page, 'button', 'Load the editor again')
  expect(page.textContent).toContain('What else there is')
})

test('a view that cannot be loaded keeps its title', async () => {
  const { page } = await renderBroken({ title: 'Leads' })
  expect(page.querySelector('main h1')?.textContent).toBe('Leads')
  expect(page.querySelector('main [role="alert"]')?.textContent).toContain('cannot be shown')
})

test('a dialog that cannot be loaded says so in a dialog, which can be closed', async () => {
  const onClose = vi.fn()
  const { page, actAndSettle } = await renderBroken({ onClose })
  findByName(page, 'dialog', 'This part of the editor cannot be shown.')
  await actAndSettle(() => findByName(page, 'button', 'Close').click())
  expect(onClose).toHaveBeenCalledOnce()
})
