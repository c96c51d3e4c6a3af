// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { ReviewDialog } from './review-dialog.tsx'

const storyStore = await createStoryStore({
  request: createFakeContentSystem(() => 'cut').request,
  journal: createBrowserJournal(),
  record: storyRecord({ id: 7, content: { _uid: 'root', component: 'page' } }),
})
const dialog = (
  <ReviewDialog storyStore={storyStore} onClose={() => undefined} onDone={() => undefined} />
)
const askButton = (page: Element) => findByName(page, 'button', 'Ask for a review')

test('a review is asked for when the page has none', async () => {
  const { page, requests, actAndSettle } = await renderEditor(dialog, {
    responses: { 'GET reviews': { reviews: [] }, 'POST reviews': {} },
  })
  await actAndSettle(() => askButton(page).click())
  expect(requests.map(({ route }) => route)).toContain('POST reviews')
})

test('a review cannot be asked for while it is unknown whether one is waiting', async () => {
  const { page } = await renderEditor(dialog)
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(page.textContent).not.toContain('Ask a colleague')
  expect(askButton(page).hasAttribute('disabled')).toBe(true)
})
