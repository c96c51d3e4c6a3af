// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'

it('an error that lies over a page in development is taken away by Escape', async () => {
  const { dataset } = document.documentElement
  dataset.fault = 'faqs.tsx:3:1: Expected a bracket'
  onTestFinished(() => void delete dataset.fault)
  await import('./follow-page.ts')
  const overlay = () => document.querySelector('[role="alert"]')
  expect(overlay()?.shadowRoot?.textContent).toContain('faqs.tsx:3:1: Expected a bracket')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(overlay()).toBe(null)
})
