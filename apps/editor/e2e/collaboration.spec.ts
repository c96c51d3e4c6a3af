import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, openAsInvited, ownersPage, signIn } from './owner.ts'
import { pollOften } from './short-waits.ts'

const { open } = testBrowser()

const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const field = (page: Page, label: string) => fields(page).getByLabel(label, { exact: true })
const heading = (page: Page) => field(page, 'Heading').inputValue()
const expectSaved = (page: Page) =>
  expect.poll(() => page.getByRole('status', { name: 'Save state' }).textContent()).toBe('Saved')
const blocks = (page: Page) => page.getByRole('tree', { name: 'Blocks' })
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** Opens a story for its owner and for an author, each in a window. */
async function openForTwo() {
  const ada = await open({ origin: inject('cmsUrl'), width: 1280 })
  await pollOften(ada)
  await signIn(ada)
  const block = { _uid: 'cta', component: 'call-to-action', heading: 'First', label: '' }
  const { id } = await createPage(ada, 'company', [block], { name: 'company' })
  const address = `/stories/${id}?block=cta`
  await ada.goto(address)
  await field(ada, 'Heading').click()
  // The browser logs a save that conflicts with a colleague's.
  const bert = await openAsInvited(
    open,
    ada,
    { role: 'author', name: 'Bert Brandt' },
    { quiet: true },
  )
  await bert.goto(address)
  return { ada, bert, id }
}

const presentPeople = (page: Page) => page.getByRole('list', { name: 'Also here' })
const replacedTexts = (page: Page) => page.getByRole('status', { name: 'Replaced text' })

it('EDIT-4 two people in one story see each other and each other’s saves, and learn who replaced their text', async () => {
  const { ada, bert, id } = await openForTwo()
  await presentPeople(bert).getByRole('button').waitFor()
  await blocks(bert).getByText('is here').waitFor()
  await fields(bert).locator('[data-field="heading"]').getByText('is here').waitFor()
  expect(await violationsIfAuditing(bert)).toEqual([])

  // One person's save arrives while the other types.
  await field(bert, 'Label').click()
  await field(ada, 'Heading').fill('At first')
  await expect.poll(() => heading(bert)).toBe('At first')
  await bert.getByText(/saved at/).waitFor()
  await field(ada, 'Heading').fill('What Ada wrote')
  await bert.keyboard.type('From Bert, ', { delay: 30 })
  await expect.poll(() => heading(bert)).toBe('What Ada wrote')
  await bert.keyboard.type('on and on')
  expect(await field(bert, 'Label').inputValue()).toBe('From Bert, on and on')
  await expect.poll(() => field(ada, 'Label').inputValue()).toBe('From Bert, on and on')
  expect(bert.url()).toContain('field=label')
  await callApi(ada, 'POST', `stories/${id}/publish`)
  await ada.getByText('Visitors see this').waitFor()

  // A text that a colleague has replaced is reported, and brought back by a click.
  await field(bert, 'Heading').fill('What Bert made of it')
  const notice = replacedTexts(ada)
  await notice.getByText('Bert Brandt replaced what you wrote in “Heading”').waitFor()
  await notice.getByText('What Ada wrote').waitFor()
  await notice.getByText('What Bert made of it').waitFor()
  expect(await violations(ada)).toEqual([])
  await notice.getByRole('button', { name: 'Bring mine back' }).click()
  expect(await heading(ada)).toBe('What Ada wrote')
  await expect.poll(() => notice.textContent()).toBe('')
  await expect.poll(() => heading(bert)).toBe('What Ada wrote')

  await presentPeople(ada).waitFor()
  await bert.goto('/assets')
  await presentPeople(ada).waitFor({ state: 'detached' })
})

inAudit('EDIT-4 names a block that a colleague deleted, and brings it back', async () => {
  const { ada, bert } = await openForTwo()
  await field(ada, 'Heading').fill('What Ada wrote')
  await expect.poll(() => heading(bert)).toBe('What Ada wrote')
  await bert.getByRole('button', { name: 'Delete block' }).click()
  const notice = replacedTexts(ada)
  await notice.getByText('Bert Brandt deleted “Call to action: What Ada wrote”').waitFor()
  await notice.getByRole('button', { name: 'Bring mine back' }).click()
  await blocks(bert).getByText('What Ada wrote').waitFor()
  await expectSaved(ada)
})

inAudit('EDIT-4 two people write in one line at once, and neither’s caret moves', async () => {
  const { ada, bert } = await openForTwo()
  await field(ada, 'Heading').fill('What Ada wrote')
  await expect.poll(() => heading(bert)).toBe('What Ada wrote')
  await expectSaved(ada)
  // Bert does not know of Ada's words before he saves.
  await bert.route(/\/presence\b/, () => undefined)
  await field(ada, 'Heading').press('Home')
  await ada.keyboard.type('Now ')
  await expectSaved(ada)
  await field(bert, 'Heading').press('End')
  await bert.keyboard.type(' of it')
  const both = 'Now What Ada wrote of it'
  await expect.poll(() => heading(bert)).toBe(both)
  await bert.keyboard.type('!')
  expect(await heading(bert)).toBe(`${both}!`)
  await expectSaved(bert)
  await expect.poll(() => heading(ada)).toBe(`${both}!`)
  const caret = () => field(ada, 'Heading').evaluate((box) => Reflect.get(box, 'selectionStart'))
  expect(await caret()).toBe('Now '.length)
  expect(await ada.getByRole('status', { name: 'Conflicts' }).textContent()).toBe('')
})

inAudit(
  'live-preview#settings the navigation is edited like a page: typed in the form, shown in the preview, chosen by a click',
  async () => {
    const page = await ownersPage(open)
    await page.goto('/settings')
    const listed = page.getByRole('link', { name: /^Site settings/ })
    await listed.click()
    const header = preview(page).locator('header.header')
    await header.waitFor()
    await page.getByRole('button', { name: 'Desktop' }).click()
    await header.locator('summary').first().click()
    const label = field(page, 'Label')
    await label.fill('Typed for the menu')
    await header.getByText('Typed for the menu').waitFor()
    await preview(page).locator('footer .footer-legal [data-blok-uid] a').first().click()
    await expect.poll(() => label.inputValue()).not.toBe('Typed for the menu')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expectSaved(page)
  },
)
