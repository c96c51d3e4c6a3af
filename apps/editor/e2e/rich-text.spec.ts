import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'

const { open } = testBrowser()

const cms = () => inject('cmsUrl')

/** A page with one text, open in the editor at that text. */
async function openText(slug: string, text: object | undefined) {
  const page = await open({ origin: cms(), width: 1280 })
  const headers = { origin: cms() }
  await page.request.post('/auth/sign-in/email', { data: inject('owner'), headers })
  const me = await (await page.request.get('/v1/me')).json()
  const stories = `/v1/spaces/${me.space.id}/stories`
  const block = { _uid: 'text', component: 'content-area', ...(text && { body: text }) }
  const content = { component: 'modules/page', _uid: 'root', body: [block] }
  const data = { story: { name: slug, slug, content } }
  const { story } = await (await page.request.post(stories, { data, headers })).json()
  await page.goto(`/stories/${story.id}?block=text`)
  await field(page).waitFor()
  const stored = async () => {
    const answer = await (await page.request.get(`${stories}/${story.id}`)).json()
    return answer.story.content.body[0].body
  }
  return { page, stored }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()
const saved = (page: Page) => expect.poll(() => saveState(page)).toBe('Saved')

const paragraph = (text: string, marks?: readonly object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

it('BLOCK-11 an editor types, links to a story, makes a list, undoes, and finds it saved after a reload', async () => {
  const kept = { type: 'callout', attrs: { tone: 'warm' }, content: [{ type: 'text', text: 'x' }] }
  const { page, stored } = await openText('rich-text-typed', {
    type: 'doc',
    content: [kept, paragraph('Earned value')],
  })
  const text = field(page)
  await text.getByText('Earned value').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' says more than dates.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- First')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second')
  await saved(page)
  expect(await text.locator('li').allTextContents()).toEqual(['First', 'Second'])

  // The link keeps the story's id, so that it follows when the story moves.
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('searchbox').fill('about')
  await dialog
    .getByRole('button', { name: /^About/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await saved(page)
  const typed = await stored()
  expect(typed.content[0]).toEqual(kept)
  expect(typed.content[1]).toEqual(paragraph('Earned value says more than dates.'))
  const [, second] = typed.content[2].content
  expect(second.content[0].content[0]).toMatchObject({
    text: 'Second',
    marks: [
      { type: 'link', attrs: { linktype: 'story', uuid: expect.stringMatching(/^[\w-]{36}$/) } },
    ],
  })

  // Undo is the editor's own, and takes the link back; the caret stays in the text.
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.locator('a').count()).toBe(0)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => text.locator('a').count()).toBe(1)
  await saved(page)

  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect.poll(() => text.locator('li').allTextContents()).toEqual(['First', 'Second'])
  expect(await stored()).toEqual(typed)
})
