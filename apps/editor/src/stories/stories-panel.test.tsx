// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { type RenderOptions, renderEditor } from '../context/rendered-editor.fixture.tsx'
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

async function renderPanel(
  filter: string,
  more: Partial<ComponentProps<typeof StoriesPanel>> = {},
  options: RenderOptions = {},
) {
  const announce = vi.fn()
  const rendered = await renderEditor(
    <StoriesPanel
      {...{ tree, selectedId: undefined, refreshTree: () => undefined, announce }}
      {...{ isLoading: false, problem: '', ...more }}
      urlState={{ filter, dialog: undefined, about: undefined }}
    />,
    options,
  )
  const search = rendered.page.querySelector('input[type="search"]') as HTMLInputElement
  const press = (key: string) =>
    rendered.actAndSettle(() =>
      search.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  const lines = () => [...rendered.page.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  /** Moves the first story down. */
  const moveFirst = async () => {
    const step = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })
    await rendered.actAndSettle(() => lines()[0]?.click())
    await rendered.actAndSettle(() =>
      rendered.page.querySelector('[role="tree"]')?.dispatchEvent(step),
    )
  }
  return { ...rendered, announce, press, lines, moveFirst }
}

test('Enter in the search box opens the first story that was found, not a folder', async () => {
  const { press, navigations } = await renderPanel('search=news')
  await press('Enter')
  expect(navigations).toEqual([{ storyId: 3, block: undefined, field: undefined }])
})

test('with nothing typed, or nothing found, Enter opens nothing', async () => {
  const all = await renderPanel('')
  await all.press('Enter')
  const none = await renderPanel('search=nothing-is-called-this')
  await none.press('Enter')
  expect([...all.navigations, ...none.navigations]).toEqual([])
  expect(none.lines()).toEqual([])
})

test('a click opens a story, and folds and unfolds a folder', async () => {
  const { actAndSettle, lines, navigations } = await renderPanel('')
  const named = (name: string) => lines().find(({ textContent }) => textContent?.includes(name))
  expect(lines()).toHaveLength(3)
  await actAndSettle(() => named('News')?.click())
  expect(lines()).toHaveLength(4)
  await actAndSettle(() => named('News')?.click())
  expect(lines()).toHaveLength(3)
  await actAndSettle(() => named('Contact')?.click())
  expect(navigations).toEqual([{ storyId: 4, block: undefined, field: undefined }])
})

test('EDIT-7 a screen reader says which story is picked up, and that it stays where it is dropped on nothing', async () => {
  const { announce, actAndSettle, lines } = await renderPanel('')
  const [home] = lines()
  const lift = new MouseEvent('dragstart', { bubbles: true })
  await actAndSettle(() =>
    home?.dispatchEvent(Object.assign(lift, { dataTransfer: new DataTransfer() })),
  )
  await expect.poll(() => announce.mock.calls).toEqual([['Home is picked up.']])
  await actAndSettle(() => home?.dispatchEvent(new MouseEvent('dragend', { bubbles: true })))
  expect(announce).toHaveBeenLastCalledWith('Home stays where it was.')
})

test('a tree that is loading, or that cannot be loaded, is not called empty', async () => {
  const nothing = { tree: createStoryTree(NO_STORIES), isLoading: true }
  const loading = await renderPanel('', nothing)
  expect(loading.page.querySelector('.tree-empty')?.textContent).toBe('Loading …')
  const failed = await renderPanel('', { ...nothing, problem: 'The server cannot be reached.' })
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toContain('cannot be reached')
  expect(failed.page.querySelector('.tree-empty')?.textContent).toBe('')
  const empty = await renderPanel('', { ...nothing, isLoading: false })
  expect(empty.page.querySelector('.tree-empty')?.textContent).toContain('There is no page yet.')
})

test('a move that fails shows a notice, which the next move removes', async () => {
  const responses: Record<string, unknown> = {}
  const { page, announce, moveFirst, requests } = await renderPanel('', {}, { responses })
  const notice = () => page.querySelector('.story-notice')?.textContent?.trim()
  await moveFirst()
  expect(requests.map(({ route }) => route)).toContain('PUT stories/1/move')
  await expect.poll(notice).toBe('It was not moved: The server responded with 404.')
  responses['PUT stories/1/move'] = {}
  await moveFirst()
  await expect.poll(notice).toBe('')
  expect(announce).toHaveBeenLastCalledWith('Home was moved.')
})

test('EDIT-7 a viewer hears that they may not move stories', async () => {
  const { announce, moveFirst, requests } = await renderPanel('', {}, { role: 'viewer' })
  await moveFirst()
  expect(announce).toHaveBeenLastCalledWith('You may read the stories, but not move them.')
  expect(requests).toEqual([])
})
