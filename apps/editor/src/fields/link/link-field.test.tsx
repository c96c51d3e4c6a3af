// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enter, findByName, renderEditor } from '../../context/rendered-editor.fixture.tsx'
import type { Json } from '../../document/json.ts'
import { LinkField } from './link-field.tsx'

const definition = { type: 'multilink', display_name: 'Link', pos: 0 } as const
const rest = { definition, path: { uid: 'u', field: 'link' }, onChange: () => undefined }

function renderLink(value: Json, responses: Readonly<Record<string, unknown>>) {
  return renderEditor(<LinkField {...rest} value={value} />, { responses })
}
const chosen = (page: Element) => page.querySelector('.field-chosen')?.textContent
const link = { linktype: 'story', id: 'uuid-a', cached_url: '' }

test('the field names the linked story, or says that it is missing or that none is chosen', async () => {
  const stories = [{ uuid: 'uuid-a', name: 'About', full_slug: 'about' }]
  const found = await renderLink(link, { 'GET stories': { stories } })
  expect(chosen(found.page)).toBe('About /about')
  const missing = await renderLink(link, { 'GET stories': { stories: [] } })
  expect(chosen(missing.page)).toBe('A missing story')
  const deleted = await renderLink(
    { ...link, cached_url: 'old' },
    { 'GET stories': { stories: [] } },
  )
  expect(chosen(deleted.page)).toBe('A missing story /old')
  const none = await renderLink('', {})
  expect(chosen(none.page)).toBe('No page is chosen.')
  expect(none.page.querySelector('[role="alert"]')).toBeNull()
})

test('a linked story that cannot be loaded is shown by its address or id', async () => {
  const { page } = await renderLink(link, {})
  expect(chosen(page)).toBe('uuid-a')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('404')
  const withAddress = await renderLink({ ...link, cached_url: 'about' }, {})
  expect(chosen(withAddress.page)).toBe('/about')
})

test('a linked story is loading, or shown by its address, until the server responds', async () => {
  function ChangingField() {
    const [value, setValue] = useState<Json>('')
    return (
      <>
        <button type="button" onClick={() => setValue({ ...link, id: 'uuid-b' })}>
          Without address
        </button>
        <button type="button" onClick={() => setValue({ ...link, id: 'uuid-c', cached_url: 'c' })}>
          With address
        </button>
        <LinkField {...rest} value={value} />
      </>
    )
  }
  const { page, actAndSettle } = await renderEditor(<ChangingField />, {
    responses: { 'GET stories': { stories: [] } },
  })
  act(() => findByName(page, 'button', 'Without address').click())
  expect(chosen(page)).toBe('Loading …')
  act(() => findByName(page, 'button', 'With address').click())
  expect(chosen(page)).toBe('/c')
  await actAndSettle(() => undefined)
  expect(chosen(page)).toBe('A missing story /c')
})

test('a search that fails says why', async () => {
  const { page, actAndSettle } = await renderLink('', {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await actAndSettle(() =>
    enter(page.querySelector('input[type="search"]') as HTMLInputElement, 'about'),
  )
  // The search begins after a pause in typing.
  await actAndSettle(() => vi.advanceTimersByTime(150))
  expect(page.querySelector('.story-search [role="alert"]')?.textContent).toContain('404')
})
