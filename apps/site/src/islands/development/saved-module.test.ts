// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'

it('a script that is saved in development starts again on its elements, with its new code', async () => {
  const address = '/_/src/greeting.enhance.ts'
  document.body.innerHTML = `<p data-module="${address}" data-when="interaction">Hello</p>`
  const text = () => document.querySelector('p')?.textContent
  // Another test may have followed its own page.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  await import('./follow-page.ts')
  // The visitor has started the script as it was before.
  document.querySelector('p')?.setAttribute('data-state', 'ready')
  const enhance = (element: HTMLElement) => {
    element.textContent = 'Good morning'
  }
  dispatchEvent(new CustomEvent('module:changed', { detail: { address, enhance } }))
  await expect.poll(text).toBe('Good morning')
})
