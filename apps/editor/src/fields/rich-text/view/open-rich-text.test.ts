// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Json } from '../../../document/json.ts'
import { openRichText } from './open-rich-text.ts'

const text = (...words: readonly string[]): Json => ({
  type: 'doc',
  content: words.map((word) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: word }],
  })),
})

function openText(value: Json | undefined, isEditable = true) {
  const changes: (Json | undefined)[] = []
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const rich = openRichText({
    element,
    value,
    attributes: { id: 'body', 'aria-label': 'Body' },
    label: () => 'Block',
    onOpen: vi.fn(),
    onChange: (changed) => void changes.push(changed),
    isEditable,
    onPicturesRemoved: vi.fn(),
    onPictures: vi.fn(),
  })
  const words = () => [...element.querySelectorAll('p')].map(({ textContent }) => textContent)
  return { rich, element, changes, words }
}

test('a text is shown with its label, and typing reports the value to save', () => {
  const { rich, element, changes, words } = openText(text('One', 'Two'))
  expect(words()).toEqual(['One', 'Two'])
  const area = element.querySelector('#body')
  expect(area?.getAttribute('aria-label')).toBe('Body')
  expect(area?.getAttribute('contenteditable')).toBe('true')
  expect(changes).toEqual([])
  rich.editor.commands.insertContentAt(4, ' more')
  expect(changes).toEqual([text('One more', 'Two')])
})

test('a change from outside is shown and not reported back; the same value changes nothing', () => {
  const { rich, changes, words } = openText(text('One'))
  rich.replace(text('One', 'From a colleague'))
  expect(words()).toEqual(['One', 'From a colleague'])
  const shown = rich.editor.state.doc
  rich.replace(text('One', 'From a colleague'))
  expect(rich.editor.state.doc.eq(shown)).toBe(true)
  expect(changes).toEqual([])
})

test('a read-only text accepts no typing', () => {
  const { element } = openText(text('One'), false)
  expect(element.querySelector('#body')?.getAttribute('contenteditable')).toBe('false')
})

test('a closed text leaves nothing on the page', () => {
  const { rich, element } = openText(text('One'))
  rich.close()
  expect(element.querySelector('#body')).toBeNull()
})
