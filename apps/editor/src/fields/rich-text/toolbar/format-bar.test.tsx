// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { richTextExtensions } from '../extensions/extensions.ts'
import { ParagraphKind } from './format-bar.tsx'

/** The list of paragraph kinds beside a text with the caret in it. */
function choiceBeside(content: object) {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions(),
    content: { type: 'doc', content: [content] },
    injectCSS: false,
  })
  editor.commands.setTextSelection(1)
  const beside = document.createElement('div')
  document.body.replaceChildren(beside)
  const root = createRoot(beside)
  const draw = () => flushSync(() => root.render(<ParagraphKind editor={editor} />))
  draw()
  const select = beside.querySelector('select') as HTMLSelectElement
  const choose = (value: string) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    draw()
    const { type, attrs } = editor.state.selection.$from.parent
    return [type.name, attrs.level]
  }
  const offered = () => [...select.options].map(({ value }) => value)
  return { select, choose, offered }
}

const content = [{ type: 'text', text: 'Words' }]
const KINDS = ['paragraph', 'heading 2', 'heading 3', 'heading 4', 'code_block']

test('the kind of the paragraph is shown, and choosing another changes it', () => {
  const { select, choose, offered } = choiceBeside({ type: 'paragraph', content })
  expect(select.value).toBe('paragraph')
  expect(offered()).toEqual(KINDS)
  for (const level of [2, 3, 4]) expect(choose(`heading ${level}`)).toEqual(['heading', level])
  expect(choose('code_block')[0]).toBe('code_block')
  expect(choose('paragraph')[0]).toBe('paragraph')
})

test('a heading of a level that is not offered is shown with its level', () => {
  const { select, offered } = choiceBeside({ type: 'heading', attrs: { level: 5 }, content })
  expect(select.value).toBe('heading 5')
  expect(offered()).toEqual([...KINDS, 'heading 5'])
})
