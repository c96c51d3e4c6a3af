import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'

const { open } = testBrowser()
const headers = { origin: inject('cmsUrl') }

/** Somebody who is signed in, at an address of the editor. */
async function at(address: string): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280 })
  await page.request.post('/auth/sign-in/email', { data: inject('owner'), headers })
  await page.goto(address)
  return page
}

async function spaceOf(page: Page): Promise<string> {
  const { space } = await (await page.request.get('/v1/me')).json()
  return `/v1/spaces/${space.id}`
}

const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const field = (page: Page, label: string) => fields(page).getByLabel(label, { exact: true })
const blocks = (page: Page) => page.getByRole('tree', { name: 'Blocks' })
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

it('CALL-2 two people on one story see each other, and what one saves comes in while the other types', async () => {
  const ada = await at('/')
  const block = { _uid: 'cta', component: 'call-to-action', heading: 'First', label: '' }
  const content = { component: 'modules/page', _uid: 'root', body: [block] }
  const story = { name: 'Company', slug: 'company', content }
  const made = await ada.request.post(`${await spaceOf(ada)}/stories`, { data: { story }, headers })
  const address = `/stories/${(await made.json()).story.id}?block=cta`
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

  await ada.goto('/assets')
  await company.waitFor({ state: 'detached' })
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
