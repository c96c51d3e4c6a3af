// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { Snippets } from './snippets.tsx'

test('without the settings, which the title may end with, the snippets say what is missing', async () => {
  const storyStore = await createStoryStore({
    request: createFakeContentSystem(() => 'cut').request,
    journal: createBrowserJournal(),
    record: storyRecord({ content: { _uid: 'root', component: 'modules/page' } }),
  })
  const failed = await renderEditor(<Snippets storyStore={storyStore} />)
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toBe(
    'The settings of the site, with which the title may end, cannot be read: The server responded with 404.',
  )
  const loaded = await renderEditor(<Snippets storyStore={storyStore} />, {
    responses: { 'GET stories': { stories: [] } },
  })
  expect(loaded.page.querySelector('[role="alert"]')).toBeNull()
})
