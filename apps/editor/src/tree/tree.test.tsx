// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { Tree } from './tree.tsx'
import { createTreeLines } from './tree-lines.ts'

const LINE_HEIGHT_PX = 28
const none = () => undefined

/** A tree of 20 lines, of which ten are in view. */
async function openTree() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * LINE_HEIGHT_PX)
  const lines = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: String(index), label: `Line ${index}`, level: 1, isOpen: undefined },
    ...{ position: index + 1, setSize: 20 },
  }))
  const { page, actAndSettle } = await renderEditor(
    <Tree
      {...{ label: 'Stories', lines: createTreeLines(lines), selectedId: '0', empty: 'None' }}
      {...{ onSelect: none, onToggle: none, dropPosition: none, onDrop: none, announce: none }}
    />,
  )
  const tree = findByName(page, 'div', 'Stories')
  return {
    press: async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1)
        await actAndSettle(() =>
          tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
        )
    },
    /** Number of lines that are above the view. */
    linesAbove: () => (tree.parentElement?.scrollTop ?? 0) / LINE_HEIGHT_PX,
  }
}

test('arrow keys scroll a tree only as far as the next line needs to be in view', async () => {
  const { press, linesAbove } = await openTree()
  await press('ArrowDown', 9)
  expect(linesAbove()).toBe(0)
  await press('ArrowDown', 2)
  expect(linesAbove()).toBe(2)
  await press('ArrowUp', 9)
  expect(linesAbove()).toBe(2)
  await press('ArrowUp', 1)
  expect(linesAbove()).toBe(1)
})
