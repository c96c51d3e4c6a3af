// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { type StoryActions, StoryActionsContext } from '../context/story-actions.ts'
import { createStoryStore } from '../saving/story-store.ts'
import { createBrowserJournal } from '../saving/unreliable-server.fixture.ts'
import { storeCopiedBlock } from './copied-block.ts'
import { OutlineButtons } from './outline-buttons.tsx'

const components = componentsOf(
  component('page', { body: { ...field('bloks', 'Blocks'), component_whitelist: ['text'] } }),
  component('text', {}, 'Text'),
  component('card', {}, 'Card'),
)
const record = storyRecord({
  id: 7,
  content: { _uid: 'root', component: 'page', body: [{ _uid: 't', component: 'text' }] },
})
const none = () => undefined
const actions: StoryActions = {
  ...{ setField: none, openPicker: none, insert: none, duplicate: none, remove: none },
  ...{ copy: none, paste: none, moveBy: none, move: none },
}

test('EDIT-2 the button for pasting says why it is disabled', async () => {
  const { request } = createFakeContentSystem(() => ({ body: { story: record } }))
  const storyStore = await createStoryStore({ request, record, journal: createBrowserJournal() })
  const { page, actAndSettle } = await renderEditor(
    <StoryActionsContext value={actions}>
      <OutlineButtons {...{ storyStore, selectedUid: 't' }} />
    </StoryActionsContext>,
    { components },
  )
  const paste = () => {
    const { disabled, title } = findByName(page, 'button', 'Paste below') as HTMLButtonElement
    return [disabled, title]
  }
  expect(paste()).toEqual([true, 'Copy a block first'])
  await actAndSettle(() => storeCopiedBlock({ _uid: 'c', component: 'card' }))
  expect(paste()).toEqual([true, 'Card does not fit here.'])
  await actAndSettle(() => storeCopiedBlock({ _uid: 'u', component: 'text' }))
  expect(paste()).toEqual([false, 'Paste the copied block (Ctrl V)'])
})
