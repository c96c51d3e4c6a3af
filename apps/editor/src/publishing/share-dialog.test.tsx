// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { ShareDialog } from './share-dialog.tsx'

test('a link that is shown only once stays when another cannot be made, or when it cannot be revoked', async () => {
  const storyStore = await createStoryStore({
    request: createFakeContentSystem(() => 'cut').request,
    journal: createBrowserJournal(),
    record: storyRecord({ id: 7, content: { _uid: 'root', component: 'page' } }),
  })
  const share = { id: 1, ends_at: '2040-01-01T00:00:00.000Z', created_by: 'Ada' }
  const responses: Record<string, unknown> = {
    'GET stories/7/shares': { shares: [share] },
    'POST stories/7/shares': { share: { ...share, url: 'https://site.example/?share=s' } },
  }
  const { page, actAndSettle } = await renderEditor(
    <ShareDialog storyStore={storyStore} onClose={() => undefined} onDone={() => undefined} />,
    { responses },
  )
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const link = () => page.querySelector<HTMLInputElement>('input[readonly]')?.value
  await press('Make a link')
  expect(link()).toBe('https://site.example/?share=s')
  delete responses['POST stories/7/shares']
  await press('Make a link')
  expect(page.textContent).toContain('The server responded with 404.')
  expect(link()).toBe('https://site.example/?share=s')
  await press('Take back')
  expect(link()).toBe('https://site.example/?share=s')
  responses['DELETE shares/1'] = {}
  await press('Take back')
  expect(link()).toBeUndefined()
})
