// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** Renders the dialog of a page whose draft has an edit; the server takes no save. */
async function renderPublish(responses: Readonly<Record<string, unknown>> = {}) {
  const record = storyRecord({ id: 7, content: { _uid: 'root', component: 'page' } })
  const { request } = createFakeContentSystem(() => ({
    status: 422,
    body: { error: 'It is too long.' },
  }))
  const storyStore = await createStoryStore({ request, record, journal: createBrowserJournal() })
  const nothing = () => undefined
  const rendered = await renderEditor(
    <PublishDialog storyStore={storyStore} onClose={nothing} onDone={nothing} />,
    { responses },
  )
  const alerts = () =>
    [...rendered.page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  return { ...rendered, storyStore, alerts }
}

test('a published page that cannot be loaded is not called unpublished', async () => {
  const { page, alerts } = await renderPublish({ 'GET stories/7/warnings': { warnings: [] } })
  expect(alerts()).toEqual(['The server responded with 404.'])
  expect(page.textContent).not.toContain('Visitors do not find this page yet.')
  expect(page.textContent).not.toContain('Looking')
})

test('a page that was never published says so, and why it has no preview', async () => {
  const { page, alerts } = await renderPublish({
    'GET stories/7/warnings': { warnings: [] },
    'GET stories/7/published': { story: null },
  })
  expect(page.textContent).toContain('Visitors do not see this page yet.')
  expect(alerts()).toEqual(['The server responded with 404.'])
})

test('the dialog says why the draft cannot be saved', async () => {
  const { actAndSettle, storyStore, alerts } = await renderPublish()
  await actAndSettle(() => storyStore.rename('Start'))
  await actAndSettle(() => storyStore.flush())
  expect(alerts()).toContain('It is too long.')
})
