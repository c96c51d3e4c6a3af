// @vitest-environment happy-dom
import type { Asset } from '@prospectus/protocol/management/asset'
import { expect, test, vi } from 'vitest'
import { findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { AssetPanel } from './asset-panel.tsx'

const MAP = {
  ...{ id: 7, name: 'map.png', filename: 'https://files.example/f/1/8x8/a/map.png', alt: '' },
  ...{ content_length: 900, created_at: '2026-01-01T00:00:00.000Z' },
} as Asset

test('management-api#assets a file that no story uses is deleted after a question', async () => {
  const onDeleted = vi.fn()
  const { page, requests, after } = await renderEditor(
    <AssetPanel asset={MAP} onDeleted={onDeleted} onClose={() => {}} />,
    {
      responses: { 'GET assets/7/stories': { stories: [] }, 'DELETE assets/7': {} },
      totals: { 'GET assets/7/stories': 0 },
    },
  )
  const press = (name: string) => after(() => findByName(page, 'button', name).click())
  const deletions = () => requests.filter(({ route }) => route === 'DELETE assets/7')
  await press('Delete')
  findByName(page, 'dialog', 'Delete map.png?')
  expect(deletions()).toHaveLength(0)
  await press('Delete it')
  expect(deletions()).toHaveLength(1)
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith('map.png is deleted.')
})

test('a file is not called unused, and cannot be deleted, while nobody knows its uses', async () => {
  const panel = <AssetPanel asset={MAP} onDeleted={() => {}} onClose={() => {}} />
  const { page } = await renderEditor(panel)
  expect(page.textContent).toContain('The server responded with 404.')
  expect(page.textContent).not.toContain('No story shows this file')
  expect(findByName(page, 'button', 'Delete').hasAttribute('disabled')).toBe(true)
})
