// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { setField } from '../document/blocks.ts'
import { blocksIn, type JsonObject } from '../document/json.ts'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { Notices } from './notices.tsx'

const cta = component('cta', { heading: field('text', 'Heading') }, 'Call to action')
const contentOf = (...body: readonly JsonObject[]) => ({
  ...{ _uid: 'root', component: 'modules/page', body },
})
const block = (heading: string) => ({ _uid: 'a', component: 'cta', heading })

/** Renders the notices of a story after I saved a heading and a colleague replaced the content with this one. */
async function afterColleague(content: JsonObject) {
  let stored = storyRecord({ version: 1, content: contentOf(block('First')) })
  const { request } = createFakeContentSystem(({ route, body, version }) => {
    if (route.endsWith('versions')) return { body: { versions: [{ number: 3, author: 'Bert' }] } }
    if (version !== undefined && version !== stored.version) {
      return { status: 409, body: { error: 'stale', current: stored } }
    }
    if (route.startsWith('PUT')) {
      stored = { ...stored, ...Object(body).story, version: stored.version + 1 }
    }
    return { body: { story: stored } }
  })
  const storyStore = await createStoryStore({
    request,
    record: stored,
    journal: createBrowserJournal(),
  })
  const type = (text: string) =>
    storyStore.edit((root) => setField(root, 'a', 'heading', text), { label: 'Change Heading' })
  type('What I wrote')
  await storyStore.flush()
  const { page, actAndSettle } = await renderEditor(<Notices storyStore={storyStore} />, {
    components: componentsOf(cta),
  })
  const save = (saved: JsonObject) =>
    actAndSettle(async () => {
      stored = { ...stored, version: stored.version + 1, content: saved }
      await storyStore.catchUp(stored)
    })
  await save(content)
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const headings = () =>
    blocksIn(storyStore.state().story.draft.content.body).map(({ heading }) => heading)
  await expect.poll(() => page.querySelectorAll('.notices-card').length).toBe(1)
  const cards = () => page.querySelectorAll('.notices-card').length
  return { page, press, headings, cards, type, save, storyStore }
}

test('EDIT-4 a notice names who replaced a text, shows both, and brings mine back', async () => {
  const { page, press, headings, cards } = await afterColleague(contentOf(block('From Bert')))
  expect(page.textContent).toContain('Bert replaced what you wrote in “Heading” (Call to action).')
  const texts = [...page.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['What I wrote', 'From Bert'])
  expect(headings()).toEqual(['From Bert'])
  await press('Bring mine back')
  expect(headings()).toEqual(['What I wrote'])
  expect(cards()).toBe(0)
})

test('EDIT-4 a notice that is dismissed leaves the colleague’s text', async () => {
  const { press, headings, cards } = await afterColleague(contentOf(block('From Bert')))
  await press('Leave it')
  expect(headings()).toEqual(['From Bert'])
  expect(cards()).toBe(0)
})

test('EDIT-4 a deleted block that I wrote in is named by its text, and comes back', async () => {
  const { page, press, headings } = await afterColleague(contentOf())
  expect(page.textContent).toContain('Bert deleted “Call to action: What I wrote”')
  await press('Bring mine back')
  expect(headings()).toEqual(['What I wrote'])
})

test('EDIT-4 a notice says that my text replaced a colleague’s, and stays until it is closed', async () => {
  const { page, press, cards, type, save, storyStore } = await afterColleague(
    contentOf(block('From Bert')),
  )
  await press('Leave it')
  type('Mine')
  await save(contentOf(block('Theirs')))
  expect(page.textContent).toContain(
    '“Heading” (Call to action): yours was kept, theirs is in the versions.',
  )
  await press('Close')
  expect(cards()).toBe(0)
  expect(await storyStore.flush()).toBe(true)
})
