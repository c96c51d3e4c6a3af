// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { browserJournal } from '../saving/unreliable-server.fixture.ts'
import { Workspace } from './workspace.tsx'

/** Renders the workspace at an address, with a server that has no story tree and no story yet. */
async function renderWorkspace(address: string) {
  history.replaceState(null, '', address)
  const responses: Record<string, unknown> = {}
  const rendered = await renderEditor(<Workspace journal={browserJournal()} />, { responses })
  const heading = () => rendered.page.querySelector('main h1')?.textContent
  const alerts = () =>
    [...rendered.page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  return { ...rendered, responses, heading, alerts }
}

test('a story that cannot be loaded is loaded at another try', async () => {
  const { page, after, responses, heading, alerts } = await renderWorkspace('/stories/7')
  await expect.poll(heading).toBe('This story cannot be opened')
  expect(alerts()).toContain('The server responded with 404.')
  const story = storyRecord({ id: 7, content: { _uid: 'root', component: 'page' } })
  responses['GET stories/7'] = { story }
  await after(() => findByName(page, 'button', 'Try again').click())
  await vi.waitFor(() => expect(page.querySelector('.workspace-empty')).toBeNull())
})

test('without the story tree, nobody is told that there is no page', async () => {
  const { page, heading, alerts } = await renderWorkspace('/')
  expect(heading()).toBe('Choose a page')
  expect(alerts()).toContain('The server responded with 404.')
  expect(page.textContent).not.toContain('There is no page yet')
})
