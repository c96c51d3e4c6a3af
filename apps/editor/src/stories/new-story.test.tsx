// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { NewStory } from './new-story.tsx'
import { createStoryTree, NO_STORIES } from './story-tree.ts'
import type { StoryCommands } from './use-story-commands.ts'

function renderNewStory(responses: Readonly<Record<string, unknown>>) {
  const props = { tree: createStoryTree(NO_STORIES), openId: undefined, onClose: () => undefined }
  return renderEditor(<NewStory {...props} commands={{} as StoryCommands} />, { responses })
}
const alerts = (page: Element) =>
  [...page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join('')

test('templates that cannot be loaded are a problem; without any, there is no choice of them', async () => {
  const failed = await renderNewStory({})
  expect(alerts(failed.page)).toContain('404')
  const none = await renderNewStory({ 'GET templates': { templates: [] } })
  expect(alerts(none.page)).toBe('')
  expect(none.page.textContent).not.toContain('Begin with')
})
