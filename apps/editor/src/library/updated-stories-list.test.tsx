// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { UpdatedStories } from './updated-stories-list.tsx'

test('what could not be published or undone can be tried again, and nothing else is', async () => {
  const stories = [1, 2].map((id) => ({
    ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4 },
    ...{ published: true, had_changes: false },
  }))
  const responses: Record<string, unknown> = { 'POST stories/1/publish': {} }
  const { page, after, requests } = await renderEditor(
    <UpdatedStories stories={stories} onChanged={() => undefined} />,
    { responses },
  )
  const buttons = () => [...page.querySelectorAll('button')]
  const press = async (index: number) => {
    await after(() => buttons()[index]?.click())
    await expect.poll(() => buttons().some(({ disabled }) => disabled)).toBe(false)
    return requests.splice(0).map(({ route }) => route)
  }
  expect(await press(1)).toEqual(['POST stories/1/publish', 'POST stories/2/publish'])
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Story 2')
  expect(await press(1)).toEqual(['POST stories/2/publish'])
  responses['PUT stories/2/restore'] = {}
  // Only the first was published with the new file, so only it would be published again.
  expect(await press(0)).toEqual(['PUT stories/1/restore', 'PUT stories/2/restore'])
  responses['PUT stories/1/restore'] = {}
  expect(await press(0)).toEqual(['PUT stories/1/restore', 'POST stories/1/publish'])
  expect(buttons()).toEqual([])
})
