// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { component, componentsOf, field } from '../../../api/components.fixture.ts'
import { findByName, renderEditor } from '../../../context/rendered-editor.fixture.tsx'
import { isObject, type Json } from '../../../document/json.ts'
import { openRichText } from '../view/open-rich-text.ts'
import { RichTextTools } from './rich-text-tools.tsx'

const definition = { type: 'richtext', display_name: 'Text', pos: 0 } as const
const cta = component('cta', { heading: field('text', 'Heading') }, 'Call to action')

/** Renders the tools of an open text; `kinds` returns the types of its nodes. */
async function renderTools() {
  let stored: Json | undefined
  const onEmbeddedPosition = vi.fn()
  const { editor, close } = openRichText({
    ...{ element: document.createElement('div'), value: undefined, attributes: {} },
    ...{ isEditable: true, label: () => 'Block', onOpen: vi.fn() },
    ...{ onPicturesRemoved: vi.fn(), onPictures: vi.fn() },
    onChange: (changed) => (stored = changed),
  })
  onTestFinished(close)
  const tools = (
    <RichTextTools {...{ editor, definition, embeddedPosition: undefined, onEmbeddedPosition }} />
  )
  const { page, actAndSettle } = await renderEditor(tools, { components: componentsOf(cta) })
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const parts = () => (isObject(stored) && Array.isArray(stored.content) ? stored.content : [])
  const kinds = () => parts().map((part) => isObject(part) && part.type)
  return { editor, page, actAndSettle, press, parts, kinds, onEmbeddedPosition }
}

test('BLOCK-11 a table is made, and gets and loses rows and columns', async () => {
  const { press, parts } = await renderTools()
  await press('Table')
  await press('Delete column')
  await press('Add row below')
  const [table] = parts()
  const rows = isObject(table) && Array.isArray(table.content) ? table.content : []
  expect(rows.map((row) => Object(row).content.length)).toEqual([2, 2, 2, 2])
  expect(rows.map((row) => Object(row).content[0].type)).toEqual([
    ...['tableHeader', 'tableCell', 'tableCell', 'tableCell'],
  ])
})

test('BLOCK-11 a block is put below the text, its form opens, and it moves up', async () => {
  const { editor, actAndSettle, press, parts, kinds, onEmbeddedPosition } = await renderTools()
  await actAndSettle(() => editor.commands.insertContent('Results'))
  await press('Block')
  await press('Call to action')
  expect(kinds().slice(0, 2)).toEqual(['paragraph', 'blok'])
  expect(onEmbeddedPosition).toHaveBeenCalledExactlyOnceWith(expect.any(Number))
  await press('Move up')
  expect(kinds().slice(0, 2)).toEqual(['blok', 'paragraph'])
  expect(parts()[0]).toMatchObject({ attrs: { body: [{ component: 'cta' }] } })
})
