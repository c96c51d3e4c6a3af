// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { enter, findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { StoryDialogs } from './story-dialogs.tsx'
import { createStoryTree, NO_STORIES } from './story-tree.ts'

const tree = createStoryTree({
  ...NO_STORIES,
  id: [1, 2, 3],
  parent: [0, 0, 2],
  name: ['About', 'Deutsch', 'Ueber uns'],
  slug: ['about', 'de', 'ueber-uns'],
  state: ['p', 'f', 'd'],
  type: [0, -1, 0],
  types: ['page'],
})

type Action = 'move' | 'delete' | 'duplicate'

/** Renders a dialog about a story of a site in two languages; the server warns of these impacts. */
async function renderDialog(action: Action, storyId: number, ...impacts: readonly string[]) {
  const calls: unknown[][] = []
  const command =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      calls.push([name, ...given])
      return ''
    }
  const names = ['create', 'duplicate', 'moveTo', 'remove', 'undelete'] as const
  const commands = Object.fromEntries(names.map((name) => [name, command(name)]))
  const dialog = (
    <StoryDialogs
      tree={tree}
      commands={commands as unknown as Parameters<typeof StoryDialogs>[0]['commands']}
      dialog={{ action, storyId }}
      dropFolderId={undefined}
      onClose={() => undefined}
    />
  )
  const rendered = await renderEditor(dialog, {
    responses: {
      [`GET stories/${storyId}/losses`]: { warnings: impacts.map((kind) => ({ kind })) },
      [`GET stories/${storyId}/linked_from`]: { stories: [], total: 0 },
    },
    languages: ['de'],
  })
  const press = (name: string) =>
    rendered.actAndSettle(() => findByName(rendered.page, 'button', name).click())
  const set = (selector: string, value: string) =>
    rendered.actAndSettle(() =>
      enter(rendered.page.querySelector(selector) as HTMLInputElement, value),
    )
  return { ...rendered, press, set, calls }
}

test.each([
  ['delete', 'Delete', ['remove', 2, 'Deutsch']],
  ['move', 'Move', ['moveTo', 2, 0, undefined]],
] as const)('LANG-1 the folder of a language: %s asks for its name', async (action, name, call) => {
  const { page, press, set, calls } = await renderDialog(action, 2, 'language-folder')
  expect(page.textContent).toContain('All pages of a language are in this folder')
  await press(name)
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('Type the name first.')
  expect(calls).toEqual([])
  await set('input[type="search"]', 'Deutsch')
  await press(name)
  expect(calls).toEqual([call])
})

test('the question before a deletion says that visitors will miss the page only if it is published', async () => {
  const published = await renderDialog('delete', 1)
  expect(published.page.textContent).toContain('Visitors will no longer find it.')
  const draft = await renderDialog('delete', 3)
  expect(draft.page.textContent).not.toContain('Visitors will no longer find it.')
})

test('LANG-1 a copy in the folder of another language is a translation, unless the person says otherwise', async () => {
  const { page, press, set, calls } = await renderDialog('duplicate', 1)
  const box = () => page.querySelector<HTMLInputElement>('input[type="checkbox"]')
  expect(box()).toBeNull()
  await press('Duplicate')
  await set('select', '2')
  expect(box()?.checked).toBe(true)
  await press('Duplicate')
  expect(calls).toEqual([
    [
      'duplicate',
      1,
      { name: 'Copy of About', slug: 'copy-of-about', parentId: 0, isTranslation: false },
    ],
    ['duplicate', 1, { name: 'About', slug: 'about', parentId: 2, isTranslation: true }],
  ])
})
