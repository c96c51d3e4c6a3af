// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { enter, findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { PublishingDialog } from './publishing-dialog.tsx'

const record = storyRecord({ id: 7, name: 'Start', content: { _uid: 'root', component: 'page' } })

/** Renders the question before a page is unpublished; the server warns of these impacts, or cannot tell. */
async function renderUnpublish(warnings?: readonly { readonly kind: string }[]) {
  const sent: string[] = []
  const { request } = createFakeContentSystem(({ route }) => {
    sent.push(route)
    return { body: { story: { ...record, published: false } } }
  })
  const storyStore = await createStoryStore({ request, record, journal: createBrowserJournal() })
  const nothing = () => undefined
  const dialog = (
    <PublishingDialog
      name="unpublish"
      {...{ storyStore, version: undefined, onClose: nothing, onDone: nothing }}
    />
  )
  const rendered = await renderEditor(dialog, {
    responses: {
      ...(warnings && { 'GET stories/7/losses': { warnings } }),
      'GET stories/7/linked_from': { stories: [], total: 0 },
    },
  })
  const press = () =>
    rendered.actAndSettle(() => findByName(rendered.page, 'button', 'Unpublish now').click())
  const type = (text: string) =>
    rendered.actAndSettle(() =>
      enter(rendered.page.querySelector('input') as HTMLInputElement, text),
    )
  const problem = () => rendered.page.querySelector('[role="alert"]')?.textContent
  return { ...rendered, press, type, problem, sent }
}

test.each([
  ['front-page', 'This is the front page.'],
  ['site-settings', 'Every page takes its menu'],
  ['language-folder', 'All pages of a language are in this folder'],
])(
  'PUB-1 a story that the whole site needs (%s) is unpublished only when its name is typed',
  async (kind, words) => {
    const { page, press, type, problem, sent } = await renderUnpublish([{ kind }])
    expect(page.textContent).toContain(words)
    await press()
    expect(problem()).toBe('Type the name first.')
    await type('Star')
    await press()
    expect(sent).toEqual([])
    await type('Start')
    await press()
    await expect.poll(() => sent).toEqual(['POST stories/7/unpublish'])
  },
)

test('any other page is unpublished at once', async () => {
  const { page, press, sent } = await renderUnpublish([])
  expect(page.querySelector('input')).toBeNull()
  await press()
  await expect.poll(() => sent).toEqual(['POST stories/7/unpublish'])
})

test('a page stays published while it is unknown what the whole site would lose', async () => {
  const { press, problem, sent } = await renderUnpublish()
  await press()
  expect(problem()).toContain('404')
  expect(sent).toEqual([])
})
