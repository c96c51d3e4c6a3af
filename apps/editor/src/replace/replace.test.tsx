// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { enter, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { Replace } from './replace.tsx'

test('a search that fails does not say that nothing was found', async () => {
  const responses: Record<string, unknown> = {}
  const { page, actAndSettle } = await renderEditor(<Replace />, { responses })
  const search = async () => {
    await actAndSettle(() =>
      enter(page.querySelector('input[name="find"]') as HTMLInputElement, 'risk'),
    )
    await actAndSettle(() => page.querySelector('form')?.requestSubmit())
  }
  await search()
  expect(page.querySelector('form [role="alert"]')?.textContent).toContain('404')
  expect(page.querySelector('.view-empty')).toBeNull()
  responses['GET stories'] = { stories: [] }
  await search()
  expect(page.querySelector('.view-empty')).not.toBeNull()
})
