import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage } from './owner.ts'

const { open } = testBrowser()

/** Creates a page with one rich text, and opens it in the editor. */
async function openText(title: string, text: object | undefined) {
  const page = await ownersPage(open)
  const block = { _uid: 'text', component: 'content-area', ...(text && { body: text }) }
  const { id } = await createPage(page, title, [block])
  await page.goto(`/stories/${id}?block=text`)
  await field(page).waitFor()
  const stored = async () => {
    const { story } = await callApi(page, 'GET', `stories/${id}`)
    return story.content.body[0].body
  }
  return { page, stored }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()
const expectSaved = (page: Page) => expect.poll(() => saveState(page)).toBe('Saved')

/** Resolves when the page knows of a selection, which browsers report with the next frame. */
const selectionReported = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done()))),
  )

const paragraph = (text: string, marks?: readonly object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

it('BLOCK-11 an editor types, links to a story, makes a list, undoes, and finds it saved after a reload', async () => {
  const callout = {
    type: 'callout',
    attrs: { tone: 'warm' },
    content: [{ type: 'text', text: 'x' }],
  }
  const { page, stored } = await openText('rich-text-typed', {
    type: 'doc',
    content: [callout, paragraph('Earned value')],
  })
  const text = field(page)
  await text.getByText('Earned value').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' says more than dates.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- First')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second')
  await expectSaved(page)
  expect(await text.locator('li').allTextContents()).toEqual(['First', 'Second'])

  // The link keeps the story's id, so that it follows when the story moves.
  await page.keyboard.press('Shift+Home')
  await selectionReported(page)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('searchbox').fill('about')
  await dialog
    .getByRole('button', { name: /^About/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectSaved(page)
  // The page may show this for the text typed before the link.
  await expect.poll(async () => JSON.stringify(await stored())).toContain('"linktype":"story"')
  const typed = await stored()
  expect(typed.content[0]).toEqual(callout)
  expect(typed.content[1]).toEqual(paragraph('Earned value says more than dates.'))
  const [, second] = typed.content[2].content
  expect(second.content[0].content[0]).toMatchObject({
    text: 'Second',
    marks: [
      { type: 'link', attrs: { linktype: 'story', uuid: expect.stringMatching(/^[\w-]{36}$/) } },
    ],
  })

  // Undo removes the link, and the caret stays in the text.
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.locator('a').count()).toBe(0)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => text.locator('a').count()).toBe(1)
  await expectSaved(page)

  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect.poll(() => text.locator('li').allTextContents()).toEqual(['First', 'Second'])
  expect(await stored()).toEqual(typed)
})

/** Pastes markup into the text, as from another program. */
async function pasteInto(page: Page, html: string) {
  await field(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

inAudit(
  'BLOCK-11 the toolbar makes tables and embedded blocks, which are stored clean',
  async () => {
    const { page, stored } = await openText('rich-text-made', undefined)
    const text = field(page)
    const tool = (name: string) => page.getByRole('button', { name, exact: true })
    await text.click()
    await page.keyboard.type('Results')
    await page.getByLabel('Kind of paragraph').selectOption({ label: 'Heading 3' })
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await tool('Table').click()
    for (const words of ['Name', 'Budget', 'Spent']) {
      await page.keyboard.type(words)
      if (words !== 'Spent') await page.keyboard.press('Tab')
    }
    await tool('Delete column').click()
    await tool('Add row below').click()
    expect(await text.locator('tr').count()).toBe(4)

    await text.getByText('Results').click()
    await page.keyboard.press('End')
    await tool('Block').click()
    const picker = page.getByRole('dialog', { name: 'Add block' })
    await picker.getByRole('searchbox').fill('call to')
    await picker.getByRole('searchbox').press('Enter')
    const form = page.getByRole('dialog', { name: /^Edit Call/ })
    await form.getByLabel('Heading', { exact: true }).fill('Come and see')
    expect(await violationsIfAuditing(page)).toEqual([])
    await form.getByRole('button', { name: 'Done' }).click()
    await tool('Move up').click()
    await expectSaved(page)
    const made = await stored()
    expect(made.content.map(({ type }: { type: string }) => type).slice(0, 3)).toEqual([
      'blok',
      'heading',
      'table',
    ])
    expect(made.content[1].attrs.level).toBe(3)
    expect(made.content[0].attrs.body[0]).toMatchObject({
      component: 'call-to-action',
      heading: 'Come and see',
    })
  },
)

/** Pastes a picture into the text, like a screenshot, or drops it on an element. */
async function offerPicture(target: Locator, event: 'paste' | 'drop', name: string) {
  const create = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  const picture = (await sharp({ create }).png().toBuffer()).toString('base64')
  return await target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.picture), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], given.name, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      const { left, top } = element.getBoundingClientRect()
      const sent =
        given.event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left, clientY: top })
      return element.dispatchEvent(sent)
    },
    { event, name, picture },
  )
}

inAudit(
  'BLOCK-11 a pasted picture is uploaded and put where it was pasted; a dropped file never leaves the page',
  async () => {
    const { page, stored } = await openText('rich-text-picture', {
      type: 'doc',
      content: [paragraph('First'), paragraph('Second')],
    })
    await field(page).getByText('First').click()
    await page.keyboard.press('End')
    await offerPicture(field(page), 'paste', 'screenshot.png')
    // Typing goes on meanwhile, and keeps the caret.
    await page.keyboard.type(' words')
    await field(page).locator('img').waitFor()
    await expectSaved(page)
    await expect
      .poll(async () => (await stored()).content)
      .toMatchObject([
        paragraph('First words'),
        { type: 'image', attrs: { src: expect.stringMatching(/60x40.*screenshot\.png$/) } },
        paragraph('Second'),
      ])
    await offerPicture(field(page).getByText('Second'), 'drop', 'dropped.png')
    await expect.poll(() => field(page).locator('img').count()).toBe(2)
    // Nothing accepts the file there, and the browser does not open it.
    expect(
      await offerPicture(page.getByRole('tree', { name: 'Blocks' }), 'drop', 'stray.png'),
    ).toBe(false)
  },
)

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class="MsoNormal" style="mso-margin-top-alt:auto">A <b>bold</b> word<o:p></o:p></p>
<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>  </span></span><!--[endif]-->First</p>
<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span>  </span></span><!--[endif]-->Second</p>
<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span style="mso-list:Ignore">1.<span>  </span></span><!--[endif]-->Plan</p>
<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l1 level1 lfo2"><!--[if !supportLists]--><span style="mso-list:Ignore">2.<span>  </span></span><!--[endif]-->Do</p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><script>alert(1)</script></body></html>`
const GOOGLE = `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Title</span></h1>
<p dir="ltr"><span>See </span><a href="https://www.google.com/url?q=https://vendor.example/a&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">the page</span></a></p><br>
<p><a href="javascript:alert(1)" onclick="alert(1)">no link</a></p><p><img src="https://lh3.example/x.png"></p></b>`

inAudit(
  'BLOCK-11 text pasted from word processors keeps its lists, headings and links only',
  async () => {
    const { page, stored } = await openText('rich-text-pasted', undefined)
    await field(page).click()
    await pasteInto(page, WORD)
    await expectSaved(page)
    const item = (words: string) => ({ type: 'list_item', content: [paragraph(words)] })
    const [first, list, numbered] = (await stored()).content
    expect(first.content.map(({ text }: { text: string }) => text.trim())).toEqual([
      'A',
      'bold',
      'word',
    ])
    expect(list).toEqual({ type: 'bullet_list', content: [item('First'), item('Second')] })
    expect(numbered).toMatchObject({ type: 'ordered_list', content: [item('Plan'), item('Do')] })

    await page.keyboard.press('Control+a')
    await pasteInto(page, GOOGLE)
    await expectSaved(page)
    const link = { type: 'link', attrs: { href: 'https://vendor.example/a', linktype: 'url' } }
    expect((await stored()).content).toMatchObject([
      { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Title' }] },
      { type: 'paragraph', content: [{ text: 'See ' }, { text: 'the page', marks: [link] }] },
      paragraph('no link'),
    ])
    await page.getByText('A pasted picture was left out.').waitFor()
  },
)
