// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderEditor } from '../../context/rendered-editor.fixture.tsx'
import type { EditorField } from '../field-props.ts'
import { OptionField, OptionsField } from './option-fields.tsx'

const TOPIC: EditorField = {
  ...{ type: 'option', display_name: 'Topic', pos: 0, datasource_slug: 'topics' },
}
const REFERENCES: EditorField = {
  ...{ type: 'options', display_name: 'Pages', pos: 0, source: 'internal_stories' },
}
const rest = { path: { uid: 'u', field: 'f' }, onChange: () => undefined }

/** Responds with one page of 101 topics. */
function topics(query: URLSearchParams) {
  const page = Number(query.get('page'))
  const entries = Array.from({ length: 101 }, (_, at) => ({ name: `Topic ${at}`, value: `${at}` }))
  return { datasource_entries: entries.slice((page - 1) * 100, page * 100) }
}

test('all entries of a data source are offered, also those after the first page', async () => {
  const { page } = await renderEditor(<OptionField definition={TOPIC} value="100" {...rest} />, {
    responses: { 'GET datasource_entries': topics },
    totals: { 'GET datasource_entries': 101 },
  })
  const options = [...page.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toHaveLength(102)
  expect(page.querySelector('select')?.selectedOptions[0]?.textContent).toBe('Topic 100')
})

test('entries that cannot be loaded are a problem, and what is stored stays selected', async () => {
  const one = await renderEditor(<OptionField definition={TOPIC} value="rail" {...rest} />)
  expect(one.page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(one.page.querySelector('select')?.value).toBe('rail')
  const many = await renderEditor(<OptionsField definition={TOPIC} value={['rail']} {...rest} />)
  expect(many.page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(many.page.querySelector('input')?.checked).toBe(true)
})

test('referenced stories are called missing only when the server does not have them', async () => {
  const field = <OptionsField definition={REFERENCES} value={['uuid-a', 'uuid-b']} {...rest} />
  const names = (page: Element) =>
    [...page.querySelectorAll('.field-item-name')].map(({ textContent }) => textContent)
  const stories = [{ uuid: 'uuid-a', name: 'About' }]
  const loaded = await renderEditor(field, { responses: { 'GET stories': { stories } } })
  expect(names(loaded.page)).toEqual(['About', 'A missing story'])
  const failed = await renderEditor(field)
  expect(names(failed.page)).toEqual(['uuid-a', 'uuid-b'])
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toContain('404')
})
