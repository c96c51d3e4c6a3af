// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Json } from '../../../document/json.ts'
import { insertPictureAt, trackPosition } from '../view/commands.ts'
import { openRichText } from '../view/open-rich-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string) => ({ type: 'list_item', content: [paragraph(text)] })

/** Opens a rich text to paste into. */
function openText(value?: Json) {
  let stored: Json | undefined = value
  const onPicturesRemoved = vi.fn()
  const onPictures = vi.fn()
  const element = document.body.appendChild(document.createElement('div'))
  const rich = openRichText({
    ...{ element, value, attributes: {}, isEditable: true, label: () => '', onOpen: vi.fn() },
    ...{ onPicturesRemoved, onPictures, onChange: (changed) => (stored = changed) },
  })
  onTestFinished(rich.close)
  const { view } = rich.editor
  const contentOf = () => Object(stored).content
  return { ...rich, view, contentOf, onPicturesRemoved, onPictures }
}

/** A paste of files or text from another program. */
function pasteOf(files: readonly File[], text = ''): ClipboardEvent {
  const clipboardData = { files, getData: (type: string) => (type === 'text/plain' ? text : '') }
  return Object.assign(new Event('paste'), { clipboardData }) as unknown as ClipboardEvent
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class="MsoNormal" style="mso-margin-top-alt:auto">A <b>bold</b> word<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>First</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Second</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>  </span></span>Plan</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">2.<span>  </span></span>Do</p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><script>alert(1)</script></body></html>`

test('BLOCK-11 lists of Word are lists, and its styles, scripts and empty paragraphs are left out', () => {
  const { view, contentOf } = openText()
  view.pasteHTML(WORD)
  const [first, list, numbered, ...rest] = contentOf()
  const words = first.content.map(({ text, marks = [] }: Record<string, unknown>) => [
    String(text).trim(),
    Object(marks)[0]?.type,
  ])
  expect(words).toEqual([
    ['A', undefined],
    ['bold', 'bold'],
    ['word', undefined],
  ])
  expect(list).toEqual({ type: 'bullet_list', content: [item('First'), item('Second')] })
  expect(numbered).toMatchObject({ type: 'ordered_list', content: [item('Plan'), item('Do')] })
  expect(rest).toEqual([])
})

const GOOGLE = `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Title</span></h1>
<p dir="ltr"><span>See </span><a href="https://www.google.com/url?q=https://vendor.example/a&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">the page</span></a></p><br>
<p><a href="javascript:alert(1)" onclick="alert(1)">no link</a></p><p><img src="https://lh3.example/x.png"></p></b>`

test('BLOCK-11 of Google Docs, headings stay and links lead to their pages; scripts and pictures are left out', () => {
  const { view, contentOf, onPicturesRemoved } = openText()
  view.pasteHTML(GOOGLE)
  const link = { type: 'link', attrs: { href: 'https://vendor.example/a', linktype: 'url' } }
  expect(contentOf()).toMatchObject([
    { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Title' }] },
    { type: 'paragraph', content: [{ text: 'See ' }, { text: 'the page', marks: [link] }] },
    paragraph('no link'),
  ])
  expect(JSON.stringify(contentOf())).not.toContain('script')
  expect(onPicturesRemoved).toHaveBeenCalledExactlyOnceWith(1)
})

const PICTURE = new File(['…'], 'screenshot.png', { type: 'image/png' })

test('BLOCK-11 a pasted picture is handed over with its position; one beside copied text is not', () => {
  const { view, onPictures, editor } = openText({ type: 'doc', content: [paragraph('First')] })
  editor.commands.setTextSelection(6)
  view.someProp('handlePaste', (paste) =>
    paste(view, pasteOf([PICTURE], 'First'), view.state.doc.slice(0)),
  )
  expect(onPictures).not.toHaveBeenCalled()
  view.someProp('handlePaste', (paste) => paste(view, pasteOf([PICTURE]), view.state.doc.slice(0)))
  expect(onPictures).toHaveBeenCalledExactlyOnceWith([PICTURE], 6)
})

test('BLOCK-11 an uploaded picture stands where it was pasted, though writing went on before it', () => {
  const { editor, contentOf } = openText({
    ...{ type: 'doc', content: [paragraph('First'), paragraph('Second')] },
  })
  const tracked = trackPosition(editor, 6)
  editor.commands.insertContentAt(0, paragraph('Before'))
  insertPictureAt(editor, { filename: '/60x40/screenshot.png' }, tracked.position())
  expect(contentOf()).toMatchObject([
    paragraph('Before'),
    paragraph('First'),
    { type: 'image', attrs: { src: '/60x40/screenshot.png' } },
    paragraph('Second'),
  ])
})
