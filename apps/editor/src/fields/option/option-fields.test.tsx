// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { findByName, renderEditor } from '../../context/rendered-editor.fixture.tsx'
import type { EditorField } from '../field-props.ts'
import { OptionField, OptionsField } from './option-fields.tsx'

const TOPIC: EditorField = {
  ...{ type: 'option', display_name: 'Topic', pos: 0, datasource_slug: 'topics' },
}
const REFERENCES: EditorField = {
  ...{ type: 'options', display_name: 'Pages', pos: 0, source: 'internal_stories' },
}
const rest = { path: { uid: 'u', field: 'f' }, onChange: () => undefined }

const names = (page: Element) =>
  [...page.querySelectorAll('.field-item-name')].map(({ textContent }) => textContent)

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

test('entries that cannot be loaded show an error, and the stored ones stay selected', async () => {
  const one = await renderEditor(<OptionField definition={TOPIC} value="rail" {...rest} />)
  expect(one.page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(one.page.querySelector('select')?.value).toBe('rail')
  const many = await renderEditor(<OptionsField definition={TOPIC} value={['rail']} {...rest} />)
  expect(many.page.querySelector('[role="alert"]')?.textContent).toContain('404')
  expect(many.page.querySelector('input')?.checked).toBe(true)
})

test('referenced stories are called missing only when the server does not have them', async () => {
  const field = <OptionsField definition={REFERENCES} value={['uuid-a', 'uuid-b']} {...rest} />
  const stories = [{ uuid: 'uuid-a', name: 'About' }]
  const loaded = await renderEditor(field, { responses: { 'GET stories': { stories } } })
  expect(names(loaded.page)).toEqual(['About', 'A missing story'])
  const failed = await renderEditor(field)
  expect(names(failed.page)).toEqual(['uuid-a', 'uuid-b'])
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toContain('404')
})

test('a referenced story that was just added is loading, and the others keep their names', async () => {
  function GrowingField() {
    const [uuids, setUuids] = useState(['uuid-a'])
    return (
      <>
        <button type="button" onClick={() => setUuids([...uuids, 'uuid-b'])}>
          Add another
        </button>
        <OptionsField definition={REFERENCES} {...rest} value={uuids} />
      </>
    )
  }
  const stories = [
    { uuid: 'uuid-a', name: 'About' },
    { uuid: 'uuid-b', name: 'Blog' },
  ]
  const stored = (query: URLSearchParams) => ({
    stories: stories.filter(({ uuid }) => query.get('by_uuids')?.split(',').includes(uuid)),
  })
  const { page, actAndSettle } = await renderEditor(<GrowingField />, {
    responses: { 'GET stories': stored },
  })
  act(() => findByName(page, 'button', 'Add another').click())
  expect(names(page)).toEqual(['About', 'Loading …'])
  await actAndSettle(() => undefined)
  expect(names(page)).toEqual(['About', 'Blog'])
})
