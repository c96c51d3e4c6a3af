// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { UpdatedStories } from './updated-stories-list.tsx'

const STORIES = [1, 2].map((id) => ({
  ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4 },
  ...{ published: true, had_changes: false },
}))

/** @param responses response of each request that succeeds */
async function renderStories(responses: Readonly<Record<string, unknown>>) {
  const onChanged = vi.fn()
  const { page, requests } = await renderEditor(
    <UpdatedStories stories={STORIES} onChanged={onChanged} />,
    { responses },
  )
  const names = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  const press = async (name: string) => {
    onChanged.mockClear()
    await act(async () => {
      findByName(page, 'button', name).click()
      await vi.waitFor(() => expect(onChanged).toHaveBeenCalled(), { interval: 1, timeout: 60_000 })
    })
    return requests.splice(0).map(({ route }) => route)
  }
  return { page, names, press }
}

const UNDO = 'Show the old file again'

test('only the pages that could not be published or undone are tried again', async () => {
  const responses: Record<string, unknown> = { 'POST stories/1/publish': {} }
  const { page, names, press } = await renderStories(responses)
  expect(await press('Publish 2 pages')).toEqual([
    'POST stories/1/publish',
    'POST stories/2/publish',
  ])
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Story 2')
  expect(await press('Publish 1 page')).toEqual(['POST stories/2/publish'])
  responses['PUT stories/2/restore'] = {}
  // Only the first was published with the new file, so only it would be published again.
  expect(await press(UNDO)).toEqual(['PUT stories/1/restore', 'PUT stories/2/restore'])
  expect(names()).toEqual([UNDO])
  delete responses['POST stories/1/publish']
  responses['PUT stories/1/restore'] = {}
  expect(await press(UNDO)).toEqual(['PUT stories/1/restore', 'POST stories/1/publish'])
  responses['POST stories/1/publish'] = {}
  expect(await press(UNDO)).toEqual(['POST stories/1/publish'])
  expect(names()).toEqual([])
})

test('pages can still be published when none of them could be undone', async () => {
  const { names, press } = await renderStories({})
  expect(await press(UNDO)).toEqual(['PUT stories/1/restore', 'PUT stories/2/restore'])
  expect(names()).toEqual([UNDO, 'Publish 2 pages'])
})
