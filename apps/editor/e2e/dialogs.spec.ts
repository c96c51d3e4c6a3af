import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Creates a page with these blocks, and opens it in the editor. */
async function openNewPage(body: readonly object[], query = '', publish = false) {
  const page = await ownersPage(open)
  const { id } = await createPage(page, 'dialogs', body, { publish })
  await page.goto(`/stories/${id}${query}`)
  await page.getByRole('region', { name: 'Fields' }).waitFor()
  const readStory = async () => (await callApi(page, 'GET', `stories/${id}`)).story
  return { page, readStory }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name })
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)
const cta = { _uid: 'b', component: 'call-to-action', heading: 'Come and see' }

/** Presses the mouse on a button, runs a function that may move the button, and releases the mouse. */
async function pressWhile(page: Page, name: string, beforeRelease: () => Promise<void>) {
  const box = await button(page, name).boundingBox()
  if (box === null) throw new Error(`${name} is not shown`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await beforeRelease()
  await page.mouse.up()
}

/** Holds back the server's responses until the returned function is called; `json` replaces them. */
async function holdResponses(page: Page, url: RegExp, json?: object): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await (json === undefined ? route.continue() : route.fulfill({ json }))
  })
  return resolve
}

it('PUB-1 “Publish now” works by mouse before the comparison has loaded', async () => {
  const { page, readStory } = await openNewPage([cta])
  const publish = dialog(page, 'Publish')
  // The dialog's content loads only after the button is down.
  const respond = await holdResponses(page, /\/(warnings|published|preview)$/)
  await button(page, 'Publish').click()
  await button(page, 'Publish now').waitFor()
  await pressWhile(page, 'Publish now', async () => {
    respond()
    await publish.locator('iframe').last().waitFor()
  })
  await publish.waitFor({ state: 'hidden' })
  expect((await readStory()).published).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish')
})

inAudit('PUB-1 Tab skips the compared pages of the publish dialog', async () => {
  const { page } = await openNewPage([cta])
  await button(page, 'Publish').click()
  await dialog(page, 'Publish').locator('iframe[title="After publishing"]').waitFor()
  await button(page, 'Cancel').focus()
  const stops: string[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''))
  }
  expect(stops).not.toContain('IFRAME')
})

inAudit(
  'PUB-1 the unpublish and delete dialogs work by key and mouse before their links have loaded',
  async () => {
    const { page, readStory } = await openNewPage([cta], '', true)
    const releaseLinks = await holdResponses(page, /\/linked_from/)
    await button(page, 'Unpublish').press('Enter')
    await button(page, 'Unpublish now').press('Enter')
    releaseLinks()
    await dialog(page, 'Unpublish').waitFor({ state: 'hidden' })
    expect((await readStory()).published).toBe(false)
    await expect.poll(() => hasFocus(page)).toBe(true)

    // A button below late content moves away from the pointer; the click still counts.
    const stories = Array.from({ length: 10 }, (_, at) => ({
      ...{ id: at, name: `Page ${at}`, full_slug: `page-${at}`, published: true },
    }))
    const releaseLateLinks = await holdResponses(page, /\/linked_from/, { stories, total: 10 })
    await button(page, 'Delete story').click()
    const remove = dialog(page, 'Delete story')
    await remove.waitFor()
    await pressWhile(page, 'Cancel', async () => {
      releaseLateLinks()
      await remove.getByText('Page 9', { exact: true }).waitFor()
    })
    await remove.waitFor({ state: 'hidden' })
  },
)

it('EDIT-6 closing a dialog leaves the one around it open', async () => {
  const { page } = await openNewPage([{ _uid: 'area', component: 'content-area' }], '?block=area')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await button(page, 'Block').click()
  await dialog(page, 'Add block').getByRole('searchbox').fill('call to')
  await page.keyboard.press('Enter')
  const form = dialog(page, /^Edit Call/)
  await form.waitFor()
  await form
    .getByRole('button', { name: /^Add to / })
    .first()
    .click()
  await dialog(page, 'Add block').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, 'Add block').waitFor({ state: 'hidden' })
  expect(await form.isVisible()).toBe(true)
  await form
    .getByRole('button', { name: /^Add to / })
    .first()
    .click()
  await dialog(page, 'Add block').getByRole('searchbox').press('Enter')
  await dialog(page, 'Add block').waitFor({ state: 'hidden' })
  await dialog(page, /^Edit /).waitFor()
  expect(await hasFocus(page)).toBe(true)
  await button(page, 'Done').click()
})

inAudit('EDIT-6 asks before it discards the typed text of a review', async () => {
  const { page } = await openNewPage([cta])
  await button(page, 'More').press('Enter')
  await button(page, 'Review').press('Enter')
  const review = dialog(page, 'Review')
  const comment = review.getByRole('textbox')
  await comment.fill('Look at the heading')
  const isWriting = () => comment.evaluate((box) => box === document.activeElement)
  for (const answer of ['Escape', 'Keep writing']) {
    await expect.poll(isWriting).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page, 'Discard what you typed?').waitFor()
    if (answer === 'Escape') await page.keyboard.press('Escape')
    else await button(page, answer).click()
    // Browsers report late that a dialog was closed; Escape before that would go to the question.
    await dialog(page, 'Discard what you typed?').waitFor({ state: 'detached' })
    expect(await comment.inputValue()).toBe('Look at the heading')
  }
  await review.getByRole('button', { name: 'Ask for a review' }).click()
  await expect.poll(() => comment.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await review.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(page)).toBe(true)
})

inAudit(
  'EDIT-6 Escape does not discard the texts of a file; cancelling its deletion leaves its dialog open',
  async () => {
    const page = await ownersPage(open)
    await page.goto('/assets')
    const create = { width: 60, height: 40, channels: 3, background: '#663399' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    const name = `${uniqueName('file')}.png`
    await page.getByLabel('Upload files').setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.getByRole('button', { name }).click()
    const panel = dialog(page, name)
    await panel.getByRole('button', { name: 'Delete' }).click()
    await dialog(page, /^Delete/)
      .getByRole('button', { name: 'Cancel' })
      .click()
    await dialog(page, /^Delete/).waitFor({ state: 'hidden' })
    expect(await panel.isVisible()).toBe(true)
    await panel.getByLabel('Alternative text').fill('A violet field')
    await page.keyboard.press('Escape')
    await dialog(page, 'Discard what you typed?').waitFor()
    await button(page, 'Keep writing').click()
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Saved.').waitFor()
    const saved = panel.locator('[data-saved="A violet field"]')
    await saved.waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(page)).toBe(true)
  },
)

it('EDIT-7 after signing in, the focus is in the story search; keys skip the navigation and reach search results and a new block', async () => {
  // The browser logs the response that nobody is signed in yet.
  const page = await open({ origin: inject('cmsUrl'), width: 1280, quiet: true })
  await page.goto('/')
  await page.getByLabel('Email').fill(inject('owner').email)
  await page.getByLabel('Password').fill(inject('owner').password)
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox', { name: 'Search stories' })
  const isSearching = () => search.evaluate((box) => box === document.activeElement)
  await expect.poll(isSearching).toBe(true)
  await page.reload()
  await page.getByRole('treeitem').first().waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(isSearching).toBe(true)
  await page.keyboard.type('about')
  await page
    .getByRole('treeitem', { name: /^About/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  expect(await role()).toBe('tree')
  await search.press('Enter')
  await page.getByRole('region', { name: 'Fields' }).waitFor()

  await page.getByRole('button', { name: 'Add block' }).click()
  await dialog(page, 'Add block').getByRole('searchbox').fill('call to')
  await page.keyboard.press('Enter')
  await dialog(page, 'Add block').waitFor({ state: 'hidden' })
  const isInForm = () =>
    page.evaluate(() => document.activeElement?.closest('[data-field]') !== null)
  await expect.poll(isInForm).toBe(true)
  await button(page, 'Undo').click()
})

inAudit(
  'PUB-1 the front page and the site settings are unpublished only when their name is typed',
  async () => {
    const page = await ownersPage(open)
    for (const [slug, message] of [
      ['settings', 'Every page takes its menu'],
      ['home', 'This is the front page.'],
    ] as const) {
      const [story] = (await callApi(page, 'GET', `stories?with_slug=${slug}`)).stories
      await page.goto(`/stories/${story.id}`)
      await button(page, 'Unpublish').press('Enter')
      // At once, before the server has listed what is lost.
      await button(page, 'Unpublish now').press('Enter')
      const unpublish = dialog(page, 'Unpublish')
      await unpublish.getByText(message).waitFor()
      await unpublish.getByText('Type the name first.').waitFor()
      const now = await callApi(page, 'GET', `stories/${story.id}`)
      expect(now.story.published).toBe(true)
      await page.keyboard.press('Escape')
      await unpublish.waitFor({ state: 'hidden' })
    }
  },
)

inAudit(
  'PUB-1 site settings are moved or scheduled for unpublishing only when their name is typed',
  async () => {
    const page = await ownersPage(open)
    const unique = uniqueName('kept')
    const make = async (story: object, publish: 0 | 1) =>
      (await callApi(page, 'POST', 'stories', { story, publish })).story
    const folder = await make(
      { name: `Folder ${unique}`, slug: `in-${unique}`, is_folder: true },
      0,
    )
    const content = { component: 'modules/settings', _uid: 'root' }
    const { id, name } = await make({ name: `Own ${unique}`, slug: unique, content }, 1)
    const address = async () => (await callApi(page, 'GET', `stories/${id}`)).story.full_slug
    const expectQuestion = async (dialogWithQuestion: ReturnType<typeof dialog>) => {
      await dialogWithQuestion.getByText('Every page takes its menu').waitFor()
      await dialogWithQuestion.getByText('Type the name first.').waitFor()
      return dialogWithQuestion.getByLabel(`Type “${name}” to confirm`)
    }

    await page.goto(`/stories/${id}`)
    await button(page, 'More').click()
    await button(page, 'Schedule').click()
    const schedule = dialog(page, 'Schedule')
    await schedule.getByLabel('What happens').selectOption('Unpublish')
    await schedule.getByLabel('When').first().fill('2999-01-01T09:00')
    await schedule.getByRole('button', { name: 'Schedule it' }).press('Enter')
    const typed = await expectQuestion(schedule)
    expect(await schedule.getByText('is unpublished').count()).toBe(0)
    await typed.fill(name)
    await schedule.getByRole('button', { name: 'Schedule it' }).click()
    await schedule.getByText('is unpublished').waitFor()
    await schedule.getByRole('button', { name: 'Take back' }).click()
    await schedule.getByText('Nothing is planned').waitFor()
    await page.keyboard.press('Escape')
    await schedule.waitFor({ state: 'hidden' })

    await page.getByRole('searchbox', { name: 'Search stories' }).fill(unique)
    const line = (named: string) => page.getByRole('treeitem', { name: named })
    await line(name).dragTo(line(folder.name))
    const move = dialog(page, 'Move story')
    await move.getByText(`Move ${name}`).waitFor()
    expect(await move.getByLabel('Folder').inputValue()).toBe(String(folder.id))
    await move.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    const again = await expectQuestion(move)
    expect(await address()).toBe(unique)
    await again.fill(name)
    await move.getByRole('button', { name: 'Move', exact: true }).click()
    await move.waitFor({ state: 'hidden' })
    expect(await address()).toBe(`in-${unique}/${unique}`)
    await callApi(page, 'DELETE', `stories/${folder.id}`)
  },
)
