// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import type { StoryStore } from '../saving/story-store.ts'
import { usePartKeys, useUndoKeys } from './use-keys.ts'

const undo = vi.fn()
const redo = vi.fn()

function Parts() {
  useUndoKeys({ undo, redo } as unknown as StoryStore)
  usePartKeys()
  return (
    <>
      <div className="workspace-stories">
        <input id="search" />
      </div>
      <div className="workspace-fields">
        <input id="field" />
      </div>
      <dialog open>
        <input id="in-dialog" />
      </dialog>
      <dialog open data-edits-story="">
        <input id="in-block" />
      </dialog>
    </>
  )
}

async function pressed(id: string, key: string, more: KeyboardEventInit = {}) {
  undo.mockClear()
  redo.mockClear()
  const { actAndSettle } = await renderEditor(<Parts />)
  const control = document.getElementById(id)
  control?.focus()
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await actAndSettle(() => control?.dispatchEvent(event))
  return event
}

test.each([
  ['field', 1],
  ['in-block', 1],
  ['search', 0],
  ['in-dialog', 0],
])('EDIT-2 Ctrl+Z in %s undoes %d steps of the story', async (id, steps) => {
  const { defaultPrevented } = await pressed(id, 'z', { ctrlKey: true })
  expect(undo).toHaveBeenCalledTimes(steps)
  expect(defaultPrevented, 'instead of the browser’s own undo').toBe(steps > 0)
})

test.each([
  ['Z', { ctrlKey: true, shiftKey: true }],
  ['y', { metaKey: true }],
])('EDIT-2 redo is %s with %j', async (key, more) => {
  await pressed('field', key, more)
  expect(redo).toHaveBeenCalledTimes(1)
  expect(undo).not.toHaveBeenCalled()
})

test.each([
  ['search', false, 'field'],
  ['field', true, 'search'],
  ['in-dialog', false, 'in-dialog'],
])('EDIT-7 F6 in %s (with Shift: %s) leads to %s', async (from, shiftKey, to) => {
  await pressed(from, 'F6', { shiftKey })
  expect(document.activeElement?.id).toBe(to)
})
