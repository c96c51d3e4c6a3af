// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { drawnEditor } from '../context/drawn-editor.fixture.tsx'
import { StoriesPanel } from './stories-panel.tsx'
import { createStoryTree, NO_STORIES } from './story-tree.ts'

const tree = createStoryTree({
  ...NO_STORIES,
  id: [1, 2, 3, 4],
  parent: [0, 0, 2, 0],
  name: ['Home', 'News', 'News of May', 'Contact'],
  slug: ['home', 'news', 'may', 'contact'],
  state: ['p', 'f', 'd', 'p'],
  type: [0, -1, 0, 0],
  types: ['page'],
})

async function drawnPanel(filter: string) {
  const drawn = await drawnEditor(
    <StoriesPanel
      {...{ tree, selectedId: undefined, onMoved: () => undefined, announce: () => undefined }}
      address={{ filter, dialog: undefined, about: undefined }}
    />,
  )
  const search = drawn.page.querySelector('input[type="search"]') as HTMLInputElement
  const press = (key: string) =>
    drawn.after(() => search.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const lines = () => [...drawn.page.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  return { ...drawn, press, lines }
}

test('Enter in the search box opens the first story that was found, not a folder', async () => {
  const { press, wentTo } = await drawnPanel('search=news')
  await press('Enter')
  expect(wentTo).toEqual([{ storyId: 3, block: undefined, field: undefined }])
})

test('with nothing typed, or nothing found, Enter opens nothing', async () => {
  const all = await drawnPanel('')
  await all.press('Enter')
  const none = await drawnPanel('search=nothing-is-called-this')
  await none.press('Enter')
  expect([...all.wentTo, ...none.wentTo]).toEqual([])
  expect(none.lines()).toEqual([])
})

test('a click opens a story, and folds and unfolds a folder', async () => {
  const { after, lines, wentTo } = await drawnPanel('')
  const named = (name: string) => lines().find(({ textContent }) => textContent?.includes(name))
  expect(lines()).toHaveLength(3)
  await after(() => named('News')?.click())
  expect(lines()).toHaveLength(4)
  await after(() => named('News')?.click())
  expect(lines()).toHaveLength(3)
  await after(() => named('Contact')?.click())
  expect(wentTo).toEqual([{ storyId: 4, block: undefined, field: undefined }])
})
