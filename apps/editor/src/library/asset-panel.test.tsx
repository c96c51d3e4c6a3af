// @vitest-environment happy-dom
import type { Asset } from '@prospectus/protocol/management/asset'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { AssetPanel } from './asset-panel.tsx'

const MAP = {
  ...{ id: 7, name: 'map.png', filename: 'https://files.example/f/1/8x8/a/map.png', alt: '' },
  ...{ content_length: 900, created_at: '2026-01-01T00:00:00.000Z' },
} as Asset

test('management-api#assets a file that no story uses is deleted after a question', async () => {
  const onDeleted = vi.fn()
  const { page, requests, actAndSettle } = await renderEditor(
    <AssetPanel asset={MAP} onDeleted={onDeleted} onClose={() => {}} />,
    {
      responses: { 'GET assets/7/stories': { stories: [] }, 'DELETE assets/7': {} },
      totals: { 'GET assets/7/stories': 0 },
    },
  )
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const deletions = () => requests.filter(({ route }) => route === 'DELETE assets/7')
  await press('Delete')
  findByName(page, 'dialog', 'Delete map.png?')
  expect(deletions()).toHaveLength(0)
  await press('Delete it')
  expect(deletions()).toHaveLength(1)
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith('map.png is deleted.')
})

test('a file is not called unused, and cannot be deleted, while its uses are unknown', async () => {
  const panel = <AssetPanel asset={MAP} onDeleted={() => {}} onClose={() => {}} />
  const { page } = await renderEditor(panel)
  expect(page.textContent).toContain('The server responded with 404.')
  expect(page.textContent).not.toContain('No story shows this file')
  expect(findByName(page, 'button', 'Delete').hasAttribute('disabled')).toBe(true)
})

test('after a second replacement, the buttons act on its pages and not on those of the first', async () => {
  const stories = [1, 2].map((id) => ({
    ...{ id, name: `Story ${id}`, full_slug: `s-${id}`, version: 4 },
    ...{ published: true, had_changes: false },
  }))
  const replies = stories.map((story) => ({ ...MAP, fieldtype: 'asset', stories: [story] }))
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 201
    response = replies.shift()
    open() {}
    send() {
      this.dispatchEvent(new Event('load'))
    }
  }
  const upload = { id: 7, post_url: 'https://cms.example/up', fields: {}, most_bytes: 1000 }
  // The panel keeps its old asset, as it does until the list of assets is loaded again.
  const { page, requests, actAndSettle } = await renderEditor(
    <AssetPanel asset={MAP} onDeleted={() => {}} onClose={() => {}} />,
    {
      responses: {
        ...{ 'GET assets/7/stories': { stories: [] }, 'POST assets': upload },
        'POST stories/2/publish': {},
      },
    },
  )
  vi.stubGlobal('XMLHttpRequest', Upload)
  const input = page.querySelector('input[type="file"]') as HTMLInputElement
  for (const { id, name } of stories) {
    Object.defineProperty(input, 'files', { value: [new File(['map'], 'map.png')], writable: true })
    await act(async () => {
      input.dispatchEvent(new Event('change', { bubbles: true }))
      const areSent = () => expect(replies).toHaveLength(stories.length - id)
      await vi.waitFor(areSent, { interval: 1, timeout: 60_000 })
    })
    await actAndSettle(() => undefined)
    findByName(page, 'a', name)
  }
  requests.length = 0
  await act(async () => {
    findByName(page, 'button', 'Publish 1 page').click()
    const isReloaded = () => expect(requests.length).toBeGreaterThan(1)
    await vi.waitFor(isReloaded, { interval: 1, timeout: 60_000 })
  })
  await actAndSettle(() => undefined)
  expect(requests[0]?.route).toBe('POST stories/2/publish')
  expect(page.textContent).toContain('Visitors see the new file on 1 page.')
})
