import { describe, expect, it } from 'vitest'
import { actionOfKey } from '../tree/tree-keys.ts'
import { lineIndexesToRender, type TreeLines } from '../tree/tree-lines.ts'
import { storyDropPosition, storyStepPosition } from './move-story.ts'
import { createStoryTree, filterRows, NO_FILTER, NO_STORIES, storyLines } from './story-tree.ts'

const tree = createStoryTree({
  ...NO_STORIES,
  id: [1, 2, 3, 4, 5],
  parent: [0, 0, 2, 2, 0],
  name: ['Home', 'News', 'Größe zählt', 'Second', 'Contact'],
  slug: ['home', 'news', 'size', 'second', 'contact'],
  state: ['p', 'f', 'd', 'c', 'p'],
  type: [0, -1, 0, 0, 0],
  types: ['page'],
})

const labels = (lines: TreeLines) =>
  Array.from({ length: lines.count }, (_, at) => {
    const line = lines.at(at)
    return `${'.'.repeat((line?.level ?? 1) - 1)}${line?.label}`
  })

const shown = (open: readonly number[], filter = NO_FILTER) =>
  storyLines(tree, new Set(open), filterRows(tree, filter))

describe('the tree of stories', () => {
  it('shows the content of open folders', () => {
    expect(labels(shown([]))).toEqual(['Home', 'News', 'Contact'])
    expect(labels(shown([2]))).toEqual(['Home', 'News', '.Größe zählt', '.Second', 'Contact'])
    expect(shown([2]).at(3)).toMatchObject({ mark: 'changed', position: 2, setSize: 2 })
  })

  it('finds stories by name and address, ignoring accents, and shows their folders', () => {
    expect(labels(shown([], { ...NO_FILTER, search: 'grosse' }))).toEqual(['News', '.Größe zählt'])
    expect(labels(shown([], { ...NO_FILTER, search: 'SECOND' }))).toEqual(['News', '.Second'])
    expect(labels(shown([], { ...NO_FILTER, search: 'nothing' }))).toEqual([])
  })

  it.each([
    ['/news/size', ['News', '.Größe zählt']],
    ['news/s', ['News', '.Größe zählt', '.Second']],
    ['https://vendor.example/news/second/?a=b#c', ['News', '.Second']],
    ['https://vendor.example/', ['Home']],
    ['/ews', []],
  ])('finds stories by the address %j', (search, found) => {
    expect(labels(shown([], { ...NO_FILTER, search }))).toEqual(found)
  })

  it('is filtered by section and state', () => {
    expect(labels(shown([], { ...NO_FILTER, state: 'draft' }))).toEqual(['News', '.Größe zählt'])
    expect(labels(shown([], { ...NO_FILTER, section: 2 }))).toHaveLength(3)
  })

  it('with 100,000 stories in one folder draws a screenful, and finds one of them', () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => at + 1)
    const many = createStoryTree({
      ...NO_STORIES,
      id: ids,
      parent: ids.map(() => 0),
      name: ids.map((id) => `Story ${id}`),
      slug: ids.map((id) => `story-${id}`),
      state: ids.map(() => 'p'),
      type: ids.map(() => 0),
      types: ['page'],
    })
    const lines = storyLines(many, new Set(), undefined)
    const drawn = lineIndexesToRender(
      lines.count,
      { top: 1_400_000, height: 600, lineHeight: 28 },
      3,
    )
    expect(drawn.length).toBeLessThan(60)
    expect(drawn).toContain(50_000)
    expect(drawn, 'the active line is there for screen readers').toContain(3)
    expect(filterRows(many, { ...NO_FILTER, search: 'story-99999' })?.size).toBe(1)
    expect(lines.indexOf('99999')).toBe(99_998)
  })
})

describe('a story moves', () => {
  it('one position up or down within its folder', () => {
    expect(storyStepPosition(tree, 5, -1)).toEqual({ parentId: 0, afterId: 1 })
    expect(storyStepPosition(tree, 1, 1)).toEqual({ parentId: 0, afterId: 2 })
    expect(storyStepPosition(tree, 1, -1)).toBeUndefined()
  })

  it('before, after and into others, never into itself or into a story', () => {
    expect(storyDropPosition(tree, 5, { id: '1', placement: 'before' })).toEqual({
      parentId: 0,
      afterId: 0,
    })
    expect(storyDropPosition(tree, 5, { id: '3', placement: 'after' })).toEqual({
      parentId: 2,
      afterId: 3,
    })
    expect(storyDropPosition(tree, 5, { id: '2', placement: 'into' })).toEqual({
      parentId: 2,
      afterId: 4,
    })
    expect(storyDropPosition(tree, 2, { id: '3', placement: 'after' })).toBeUndefined()
    expect(storyDropPosition(tree, 5, { id: '1', placement: 'into' })).toBeUndefined()
  })
})

describe('the keys of a tree', () => {
  const press = (key: string, active: number, open: readonly number[], altKey = false) =>
    actionOfKey({ key, altKey }, shown(open), active, 10)

  it('go through the lines, open and close folders, and move with Alt', () => {
    expect(press('ArrowDown', 0, [])).toEqual({ kind: 'go', to: 1 })
    expect(press('End', 0, [2])).toEqual({ kind: 'go', to: 4 })
    expect(press('ArrowRight', 1, [])).toMatchObject({ kind: 'open', line: { id: '2' } })
    expect(press('ArrowRight', 1, [2])).toEqual({ kind: 'go', to: 2 })
    expect(press('ArrowLeft', 3, [2])).toEqual({ kind: 'go', to: 1 })
    expect(press('ArrowLeft', 1, [2])).toMatchObject({ kind: 'close' })
    expect(press('Enter', 0, [])).toMatchObject({ kind: 'choose', line: { id: '1' } })
    expect(press('ArrowUp', 2, [], true)).toMatchObject({
      kind: 'step',
      step: -1,
      line: { id: '5' },
    })
    expect(press('a', 0, [])).toBeUndefined()
  })
})
