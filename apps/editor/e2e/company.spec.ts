import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownName } from './own-name.ts'

const { open } = testBrowser()
const headers = { origin: inject('cmsUrl') }

/**
 * Somebody who is signed in, at an address of the editor. Quiet: a save that meets a colleague's is on the
 * console of the browser.
 */
async function at(address: string, account = inject('owner'), quiet = false): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280, quiet })
  await page.request.post('/auth/sign-in/email', { data: account, headers })
  await page.goto(address)
  return page
}

/** The account of somebody whom the owner has invited. */
async function invited(owner: Page, name: string) {
  const email = `${ownName('colleague')}@example.com`
  const data = { person: { email, name, role: 'author' } }
  const made = await owner.request.post(`${await spaceOf(owner)}/people`, { data, headers })
  const token = new URL((await made.json()).link).searchParams.get('token')
  const password = 'a quiet heron at the weir'
  const chosen = { token, newPassword: password }
  await owner.request.post('/auth/reset-password', { data: chosen, headers })
  return { email, password }
}

/** A draft of one block, made by a script: its address in the editor. */
async function madeStory(page: Page, words: string): Promise<string> {
  const block = { _uid: 'cta', component: 'call-to-action', heading: 'First', label: '' }
  const content = { component: 'modules/page', _uid: 'root', body: [block] }
  // A longer name takes the room in which the bar says what visitors see.
  const data = { story: { name: words, slug: ownName(words), content } }
  const made = await page.request.post(`${await spaceOf(page)}/stories`, { data, headers })
  return `/stories/${(await made.json()).story.id}?block=cta`
}

async function spaceOf(page: Page): Promise<string> {
  const { space } = await (await page.request.get('/v1/me')).json()
  return `/v1/spaces/${space.id}`
}

const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const field = (page: Page, label: string) => fields(page).getByLabel(label, { exact: true })
const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()
const blocks = (page: Page) => page.getByRole('tree', { name: 'Blocks' })
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

it('CALL-2 two people on one story see each other, and what one saves comes in while the other types', async () => {
  const ada = await at('/')
  const address = await madeStory(ada, 'company')
  await ada.goto(address)
  await field(ada, 'Heading').click()
  const bert = await at(address)
  const company = bert.getByRole('list', { name: 'Also here' })
  await company.getByRole('button', { name: 'You, in another window' }).waitFor()
  await blocks(bert).getByText('is here').waitFor()
  await fields(bert).locator('[data-field="heading"]').getByText('is here').waitFor()
  expect(await violations(bert)).toEqual([])

  await field(ada, 'Heading').fill('From Ada')
  await field(bert, 'Label').pressSequentially('From Bert, letter by letter', { delay: 120 })
  await expect.poll(() => field(bert, 'Heading').inputValue()).toBe('From Ada')
  await bert.getByText(/saved at/).waitFor()
  expect(await field(bert, 'Label').inputValue()).toBe('From Bert, letter by letter')
  await expect.poll(() => field(ada, 'Label').inputValue()).toBe('From Bert, letter by letter')
  expect(bert.url()).toContain('field=label')

  await bert.request.post(`${await spaceOf(bert)}${address.replace(/\?.*/, '')}/publish`, {
    headers,
  })
  await ada.getByText('Visitors see this').waitFor()

  await ada.goto('/assets')
  await company.waitFor({ state: 'detached' })
})

it('CALL-2 whose saved words a colleague replaces is told where and by whom, and has them back by a press', async () => {
  const ada = await at('/')
  const address = await madeStory(ada, 'replaced')
  await ada.goto(address)
  await field(ada, 'Heading').fill('What Ada wrote')
  await expect.poll(() => saveState(ada)).toBe('Saved')
  const bert = await at(address, await invited(ada, 'Bert Brandt'))
  await expect.poll(() => field(bert, 'Heading').inputValue()).toBe('What Ada wrote')
  await field(bert, 'Heading').fill('What Bert made of it')
  const told = ada.getByRole('status', { name: 'Replaced words' })
  await told.getByText('Bert Brandt replaced what you wrote in “Heading”').waitFor()
  await told.getByText('What Ada wrote').waitFor()
  await told.getByText('What Bert made of it').waitFor()
  expect(await violations(ada)).toEqual([])
  await told.getByRole('button', { name: 'Bring mine back' }).click()
  expect(await field(ada, 'Heading').inputValue()).toBe('What Ada wrote')
  await expect.poll(() => told.textContent()).toBe('')
  await expect.poll(() => field(bert, 'Heading').inputValue()).toBe('What Ada wrote')

  // Bert is told in turn, lets it be, and deletes the block instead.
  const toldBert = bert.getByRole('status', { name: 'Replaced words' })
  await toldBert.getByRole('button', { name: 'Leave it' }).click()
  await expect.poll(() => toldBert.textContent()).toBe('')
  await bert.getByRole('button', { name: 'Delete block' }).click()
  await told.getByText('Bert Brandt deleted “Call to action: What Ada wrote”').waitFor()
  await told.getByRole('button', { name: 'Bring mine back' }).click()
  await blocks(bert).getByText('What Ada wrote').waitFor()
  await expect.poll(() => saveState(ada)).toBe('Saved')
})

it('CALL-2 two people who type in one line at once both find their words there, and go on where they were', async () => {
  const ada = await at('/')
  const address = await madeStory(ada, 'one-line')
  await ada.goto(address)
  await field(ada, 'Heading').fill('Plan every project on one page')
  await expect.poll(() => saveState(ada)).toBe('Saved')
  const bert = await at(address, undefined, true)
  await expect
    .poll(() => field(bert, 'Heading').inputValue())
    .toBe('Plan every project on one page')
  // Bert does not hear of it before he saves.
  await bert.route(/\/presence\b/, () => undefined)
  await field(ada, 'Heading').press('Home')
  await ada.keyboard.type('Now ')
  await expect.poll(() => saveState(ada)).toBe('Saved')
  await field(bert, 'Heading').press('End')
  await bert.keyboard.type(' of yours')
  const both = 'Now Plan every project on one page of yours'
  await expect.poll(() => field(bert, 'Heading').inputValue()).toBe(both)
  await bert.keyboard.type('!')
  expect(await field(bert, 'Heading').inputValue()).toBe(`${both}!`)
  await expect.poll(() => saveState(bert)).toBe('Saved')
  await expect.poll(() => field(ada, 'Heading').inputValue()).toBe(`${both}!`)
  const caret = () => field(ada, 'Heading').evaluate((box) => Reflect.get(box, 'selectionStart'))
  expect(await caret()).toBe('Now '.length)
  expect(await ada.getByRole('status', { name: 'Clashes' }).textContent()).toBe('')
})

it('live-preview#settings the navigation is edited as a page is: typed in the form, shown in the preview, chosen by a click', async () => {
  const page = await at('/settings')
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
  await expect
    .poll(() => page.getByRole('status', { name: 'Save state' }).textContent())
    .toBe('Saved')
})
