// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { enter, renderEditor } from '../../context/rendered-editor.fixture.tsx'
import type { Json } from '../../document/json.ts'
import { LinkField } from './link-field.tsx'

function renderLink(value: Json, responses: Readonly<Record<string, unknown>>) {
  const definition = { type: 'multilink', display_name: 'Link', pos: 0 } as const
  const field = { definition, value, path: { uid: 'u', field: 'link' }, onChange: () => undefined }
  return renderEditor(<LinkField {...field} />, { responses })
}
const chosen = (page: Element) => page.querySelector('.field-chosen')?.textContent
const link = { linktype: 'story', id: 'uuid-a', cached_url: '' }

test('a linked story is named; a missing one, or none, is said', async () => {
  const stories = [{ uuid: 'uuid-a', name: 'About', full_slug: 'about' }]
  const found = await renderLink(link, { 'GET stories': { stories } })
  expect(chosen(found.page)).toBe('About /about')
  const missing = await renderLink(link, { 'GET stories': { stories: [] } })
  expect(chosen(missing.page)).toBe('A missing story')
  const none = await renderLink('', {})
  expect(chosen(none.page)).toBe('No page is chosen.')
  expect(none.page.querySelector('[role="alert"]')).toBeNull()
})

test('a linked story that cannot be loaded is not called unchosen', async () => {
  const { page } = await renderLink(link, {})
  expect(chosen(page)).toBe('uuid-a')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
})

test('a search that fails says why', async () => {
  const { page, after } = await renderLink('', {})
  const search = page.querySelector('input[type="search"]') as HTMLInputElement
  await after(() => enter(search, 'about'))
  // The search begins after a pause in typing.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await after(() => undefined)
  expect(page.querySelector('.story-search [role="alert"]')?.textContent).toContain('404')
})
