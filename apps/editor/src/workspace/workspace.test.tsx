// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { Workspace } from './workspace.tsx'

/** Renders the workspace at an address, with a server that has no story tree. */
async function renderWorkspace(address: string, responses: Record<string, unknown> = {}) {
  history.replaceState(null, '', address)
  const rendered = await renderEditor(<Workspace journal={createBrowserJournal()} />, { responses })
  const heading = () => rendered.page.querySelector('main h1')?.textContent
  const alerts = () =>
    [...rendered.page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  return { ...rendered, heading, alerts }
}

const cut = () => Promise.reject(new TypeError('The network is cut.'))

test('“Try again” loads a story that could not be loaded, and keeps the focus', async () => {
  const responses: Record<string, unknown> = { 'GET stories/7': cut }
  const { page, actAndSettle, heading } = await renderWorkspace('/stories/7', responses)
  await expect.poll(heading).toBe('This story cannot be opened')
  const { promise, resolve } = Promise.withResolvers<unknown>()
  responses['GET stories/7'] = () => promise
  const button = findByName(page, 'button', 'Try again')
  button.focus()
  await actAndSettle(() => button.click())
  expect(heading()).toBe('Loading …')
  expect(document.activeElement).toBe(button)
  const story = storyRecord({ id: 7, content: { _uid: 'root', component: 'page' } })
  await actAndSettle(() => resolve({ story }))
  await vi.waitFor(() => expect(page.querySelector('.workspace-empty')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull())
})

test('a story that does not exist is not tried again', async () => {
  const { page, heading, alerts } = await renderWorkspace('/stories/7')
  await expect.poll(heading).toBe('This story cannot be opened')
  expect(alerts()).toContain('The server responded with 404.')
  expect(page.textContent).not.toContain('Try again')
})

test('a story tree that cannot be loaded is not taken for an empty one', async () => {
  const { page, heading, alerts } = await renderWorkspace('/')
  expect(heading()).toBe('Choose a page')
  expect(alerts()).toContain('The server responded with 404.')
  expect(page.textContent).not.toContain('There is no page yet')
})

test('the alert about the story tree stays while the tree is loaded again', async () => {
  const responses: Record<string, unknown> = {}
  const { page, actAndSettle } = await renderWorkspace('/', responses)
  const alert = page.querySelector('.workspace-stories [role="alert"]')
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const load = vi.fn(() => promise)
  responses['GET story_tree'] = load
  onTestFinished(() => onlineManager.setOnline(true))
  await act(async () => {
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  })
  expect(load).toHaveBeenCalledOnce()
  expect(page.querySelector('.workspace-stories [role="alert"]')).toBe(alert)
  expect(page.querySelector('.tree-empty')?.textContent).toBe('')
  await actAndSettle(() => resolve(undefined))
  expect(page.querySelector('.workspace-stories [role="alert"]')).toBe(alert)
})
