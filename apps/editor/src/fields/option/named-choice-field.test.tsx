// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../../context/rendered-editor.fixture.tsx'
import type { EditorField } from '../field-props.ts'
import { NamedChoiceField } from './named-choice-field.tsx'

const FORMS = [
  { id: 1, name: 'Demo', full_slug: 'forms/demo', published: true },
  { id: 2, name: 'Survey', full_slug: 'forms/survey', published: false },
]
const form = (canType: boolean): EditorField => ({
  ...{ type: 'text', display_name: 'Form', pos: 0 },
  choices_from: { kind: 'stories', below: 'forms/', ...(canType && { canType }) },
})

async function renderChoice(value: string, { canType = true, stories = FORMS as object[] } = {}) {
  const chosen: unknown[] = []
  const path = { uid: 'u', field: 'form' }
  const field = (stored: string) => (
    <NamedChoiceField
      {...{ definition: form(canType), path, value: stored }}
      onChange={(next) => chosen.push(next)}
    />
  )
  const rendered = await renderEditor(field(value), { responses: { 'GET stories': { stories } } })
  const select = rendered.page.querySelector('select') as HTMLSelectElement
  const typed = () => rendered.page.querySelector('input')
  const choose = (next: string) =>
    rendered.actAndSettle(() => {
      select.value = next
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const offered = () => [...select.options].map(({ textContent }) => textContent)
  return { chosen, select, typed, choose, offered }
}

test('existing forms can be chosen, and unpublished ones are marked', async () => {
  const { chosen, select, typed, choose, offered } = await renderChoice('demo')
  expect(select.value).toBe('demo')
  expect(offered()).toEqual([
    'None',
    'Demo (demo)',
    expect.stringContaining('Survey (survey)'),
    'Another one, by its id …',
  ])
  expect(typed()).toBeNull()
  await choose('survey')
  expect(chosen).toEqual(['survey'])
})

test('another form is typed by its id, and the field is empty until then', async () => {
  const { chosen, typed, choose } = await renderChoice('demo')
  await choose('+')
  expect(chosen).toEqual([''])
  expect(typed()).not.toBeNull()
})

test('a stored form that does not exist is typed where that is allowed, else marked as missing', async () => {
  const typing = await renderChoice('elsewhere')
  expect(typing.typed()?.value).toBe('elsewhere')
  expect(typing.select.value).toBe('+')
  const missing = await renderChoice('elsewhere', { canType: false })
  expect(missing.typed()).toBeNull()
  expect(missing.select.value).toBe('elsewhere')
  expect(missing.offered()).toContain('elsewhere (missing)')
  expect(missing.offered()).not.toContain('Another one, by its id …')
})

test('choices that cannot be loaded show an error, and the stored one stays selected', async () => {
  const field = (
    <NamedChoiceField
      {...{ definition: form(true), path: { uid: 'u', field: 'form' }, value: 'demo' }}
      onChange={() => undefined}
    />
  )
  const { page } = await renderEditor(field)
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('The server responded with 404.')
  expect(page.querySelector('select')?.value).toBe('demo')
})
