import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage, signIn } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Opens an address of the editor as the owner; every error of the page fails the test. */
async function openEditorAt(path: string): Promise<Page> {
  const page = await ownersPage(open)
  await page.goto(path)
  return page
}

const noticeIn = (page: Page) => page.getByRole('status', { name: 'What has happened' })

it('EDIT-9 a picture is uploaded, described, gets a focal point by keys, and lists its uses', async () => {
  const page = await openEditorAt('/assets')
  const create = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const [dawn, second] = [`${uniqueName('dawn')}.png`, `${uniqueName('second')}.png`]
  const files = [dawn, second].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer,
  }))
  await page.getByLabel('Upload files').setInputFiles(files)
  await page.getByText('2 of 2 uploaded').waitFor()
  // The newest comes first: until it is there, the others still move.
  await page.getByRole('button', { name: second }).waitFor()
  const file = page.getByRole('button', { name: dawn })
  await file.click()
  const panel = page.getByRole('dialog', { name: dawn })
  await panel.getByText('No story shows this file.').waitFor()
  await panel.getByLabel('Alternative text').fill('A harbour at dawn')
  await panel.getByRole('button', { name: /^Focal point/ }).press('ArrowLeft')
  await panel.getByRole('button', { name: /45% from the left/ }).waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Saved.').waitFor()
  expect(await violations(page)).toEqual([])
  const address = await panel.getByRole('link', { name: 'Open the file' }).getAttribute('href')
  await panel.getByRole('button', { name: 'Close' }).click()

  const image = { filename: address, fieldtype: 'asset' }
  const cta = { _uid: 'b', component: 'call-to-action', heading: 'Sail', image }
  const { name: sea } = await createPage(page, 'by-the-sea', [cta])
  await page.getByRole('combobox', { name: 'Which files' }).selectOption('unused')
  await file.waitFor({ state: 'hidden' })
  await page.getByRole('combobox', { name: 'Which files' }).selectOption('undescribed')
  await page.getByRole('button', { name: second }).waitFor()
  expect(await file.count()).toBe(0)
  await page.getByRole('combobox', { name: 'Which files' }).selectOption('')
  await file.click()
  // A file in use cannot be deleted, and there is no question whether to.
  await panel.getByRole('link', { name: sea }).waitFor()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await panel.getByRole('alert').getByText('still use this file').waitFor()
  expect(await page.getByRole('button', { name: 'Delete it' }).count()).toBe(0)
  await panel.getByRole('link', { name: sea }).click()
  await page.getByRole('region', { name: 'Fields' }).waitFor()
  expect(page.url()).toContain('/stories/')
})

it('PEOPLE-1 a person is invited, and may do no more than their role', async () => {
  const page = await openEditorAt('/people')
  const [name, email] = [uniqueName('Grace'), `${uniqueName('grace')}@editor.example`]
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption('author')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = page.getByRole('dialog', { name: `A link for ${name}` })
  const address = (await link.getByText('/reset-password?token=').textContent()) ?? ''
  await link.getByRole('button', { name: 'Close' }).click()
  const token = new URL(address).searchParams.get('token')
  const newPassword = 'one more long password'
  const headers = { origin: inject('cmsUrl') }
  await page.request.post('/auth/reset-password', { data: { token, newPassword }, headers })

  const grace = await open({ origin: inject('cmsUrl'), width: 1280 })
  await signIn(grace, { email, password: newPassword })
  await grace.goto('/leads')
  await grace.getByText('Your role does not include this').waitFor()
  const links = grace.getByRole('navigation', { name: 'Parts of the editor' }).getByRole('link')
  expect(await links.allTextContents()).toEqual([
    'Stories',
    'Media',
    'Not found',
    'Broken links',
    'Searches',
    'Replace',
    'Settings',
  ])

  await page.getByRole('button', { name: `Disable ${name}`, exact: true }).click()
  await expect.poll(() => noticeIn(page).textContent()).toContain('can no longer sign in')
})

it('LEAD-1 a lead is found, read, exported and erased', async () => {
  const email = `${uniqueName('ada')}@exported.example`
  const visitor = await open({ origin: `http://${inject('assetHost')}` })
  await visitor.goto('/forms/request-a-demo?embedded=true')
  await visitor.getByLabel('Your name').fill('Ada Lovelace')
  await visitor.getByLabel('Your email address').fill(email)
  await visitor.getByLabel('Your organisation').fill('Engines & Co.')
  await visitor.getByLabel('I agree').check()
  await visitor.locator('button').last().click()
  await visitor.waitForURL(/thank-you/)

  const page = await openEditorAt('/leads')
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(email)
  const row = page.getByRole('row', { name: email })
  await row.waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export what is found as CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"Engines & Co."')

  await row.getByRole('button', { name: 'Ada Lovelace' }).click()
  const panel = page.getByRole('dialog', { name: 'Ada Lovelace' })
  await panel.getByText('Engines & Co.').waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await panel.getByRole('button', { name: `Erase all data of ${email}` }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await row.waitFor({ state: 'hidden' })
})

it('ROUTE-4 a redirect is made and imported, and visitors follow it at once', async () => {
  // The browser logs rejected requests.
  const page = await ownersPage(open, { quiet: true })
  await page.goto('/redirects')
  const [spring, autumn, winter] = ['spring', 'autumn', 'winter'].map(
    (each) => `/${uniqueName(each)}`,
  )
  await page.getByRole('button', { name: 'Make a redirect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a redirect' })
  await dialog.getByLabel('Old address').fill('/about')
  await dialog.getByLabel('Leads to').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await dialog.getByRole('alert').getByText('expected a path of this site').waitFor()
  await dialog.getByLabel('Old address').fill(`${spring}/offer`)
  await dialog.getByLabel('Leads to').fill('/contact/')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const leadsTo = async (path: string) => {
    const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' })
    return `${response.status} ${response.headers.get('location')}`
  }
  await expect.poll(() => leadsTo(`${spring}/offer`)).toMatch(/^30[127] .*\/contact/)

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const table = `from;to\n${autumn}/offer;https://example.com/autumn\n${winter};${winter}\n`
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Make them' }).click()
  await page.getByText('1 created, 1 failed.').waitFor()
  await page.getByText(`Line 3: The redirect from ${winter} would lead back to itself.`).waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => leadsTo(`${autumn}/offer`)).toContain('https://example.com/autumn')
  await page.getByRole('button', { name: `Delete ${spring}/offer` }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(() => leadsTo(`${spring}/offer`)).toMatch(/^404/)
})

inAudit('EDIT-9 words are replaced in every story: shown first, then saved as drafts', async () => {
  const page = await openEditorAt('/replace')
  const word = uniqueName('Zephyrine')
  const block = { _uid: 'b', component: 'call-to-action', heading: `${word} sails` }
  const { id } = await createPage(page, 'sails', [block], { publish: true })
  await page.getByLabel('Find').fill(word)
  await page.getByLabel('Replace with').fill('Calm')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await page.getByRole('heading', { name: '1 story would change' }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain(`${word}Calm sails`)
  expect(await violationsIfAuditing(page)).toEqual([])
  await page.getByRole('button', { name: 'Save 1 story as drafts' }).click()
  await expect.poll(() => noticeIn(page).textContent()).toContain('1 story saved as drafts')
  expect((await callApi(page, 'GET', `stories/${id}`)).story).toMatchObject({
    unpublished_changes: true,
    content: { body: [{ heading: 'Calm sails' }] },
  })
})
