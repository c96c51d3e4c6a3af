// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { enter, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { NewStory } from './new-story.tsx'
import { createStoryTree, NO_STORIES } from './story-tree.ts'
import type { StoryCommands } from './use-story-commands.ts'

function renderNewStory(responses: Readonly<Record<string, unknown>>) {
  const props = { tree: createStoryTree(NO_STORIES), openId: undefined, onClose: () => undefined }
  return renderEditor(<NewStory {...props} commands={{} as StoryCommands} />, { responses })
}

const alerts = (page: Element) =>
  [...page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join('')

test('templates that cannot be loaded show an error; without any, no choice of templates is shown', async () => {
  const failed = await renderNewStory({})
  expect(alerts(failed.page)).toContain('404')
  const none = await renderNewStory({ 'GET templates': { templates: [] } })
  expect(alerts(none.page)).toBe('')
  expect(none.page.textContent).not.toContain('Begin with')
})

test('a chosen template stays visible when the templates cannot be reloaded', async () => {
  const template = { id: 't', name: 'Case study', bundled: false }
  const responses: Record<string, unknown> = { 'GET templates': { templates: [template] } }
  const { page, actAndSettle, refetch } = await renderNewStory(responses)
  const selects = [...page.querySelectorAll('select')]
  const choice = selects.find(({ textContent }) => textContent?.includes('Case study'))
  await actAndSettle(() => choice && enter(choice, 't'))
  responses['GET templates'] = undefined
  await refetch()
  expect(alerts(page)).toContain('404')
  expect(choice?.isConnected).toBe(true)
  expect(choice?.value).toBe('t')
})
