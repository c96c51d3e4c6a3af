import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, openAsInvited, ownersPage, signIn } from './owner.ts'
import { pollOften } from './short-waits.ts'

const { open } = testBrowser()

/** Opens the editor as the owner, in a window that polls often. */
async function openPollingOwner(): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280 })
  await pollOften(page)
  await signIn(page)
  return page
}

/** Creates a published page whose picture has no alternative text. */
async function createPageWithPicture(title: string, ownersWindow?: Page) {
  const owner = ownersWindow ?? (await ownersPage(open))
  const image = { fieldtype: 'asset', filename: await bundledPicture(owner), alt: '' }
  const hero = { _uid: 'h1', component: 'hero-banner', heading: 'As it was', image }
  // A longer name leaves no room in the bar for the page's visibility.
  const settings = { name: `Page ${title}`, publish: true }
  const { id, slug } = await createPage(owner, title, [hero], settings)
  const previewed = async () => (await fetch(`${inject('previewUrl')}/${slug}`)).status
  await expect.poll(previewed).toBe(200)
  return { owner, id, slug }
}

/** Returns the address of a bundled picture. */
async function bundledPicture(owner: Page): Promise<string> {
  const found = await callApi(
    owner,
    'GET',
    'bundled_assets?filetypes=images&search=specimen-picture',
  )
  expect(found.bundled_assets).toHaveLength(1)
  return found.bundled_assets[0].filename
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

inAudit(
  'EDIT-3 a click on a heading leads to its field; the change is published, and the public page is one click away',
  async () => {
    const { owner: page, id, slug } = await createPageWithPicture('heading')
    await page.goto(`/stories/${id}`)
    const preview = page.frameLocator('iframe[title="Preview"]')
    await preview.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => focused(page)).toBe('field-h1-heading')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Typed at once')
    await page.getByText('Changes not published').waitFor()

    // A picture without alternative text leads to the field for it.
    await button(page, 'Publish').click()
    const publish = dialog(page, 'Publish')
    await publish.getByRole('button', { name: /alt/i }).first().click()
    await expect.poll(() => focused(page)).toMatch(/-alt$/)

    await button(page, 'Publish').click()
    await publish.getByRole('button', { name: 'Publish now' }).click()
    await publish.waitFor({ state: 'hidden' })
    await page.getByText('Visitors see this').waitFor()
    const publicLink = page.getByRole('link', { name: slug })
    expect(await publicLink.getAttribute('href')).toBe(`${inject('siteUrl')}/${slug}`)
  },
)

it('PUB-3 an editor sees an author’s request for review without a reload, and the author sees the answer', async () => {
  const { owner, id } = await createPageWithPicture('reviewed-page', await openPollingOwner())
  const author = await openAsInvited(open, owner, { role: 'author' })
  await owner.goto(`/stories/${id}`)
  await author.goto(`/stories/${id}?block=h1&field=heading`)
  const steps = author.getByRole('region', { name: 'Your first change' })
  await author.getByLabel('Heading', { exact: true }).fill('Written by an author')
  await steps.getByText('Ask for a review').waitFor()
  await button(author, 'More').click()
  await button(author, 'Review').click()
  const review = dialog(author, 'Review')
  await expect.poll(() => author.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await review.getByRole('button', { name: 'Ask for a review' }).click()
  await author.keyboard.press('Escape')
  await steps.getByText('Done:').waitFor()

  await owner.getByRole('button', { name: /asks for a review/ }).click()
  const row = owner.getByRole('treeitem', { name: 'Page reviewed-page', selected: true })
  await row.getByText('waits for a review').waitFor({ state: 'attached' })
  await dialog(owner, 'Review').getByRole('button', { name: 'Send back' }).click()
  await author.getByRole('button', { name: /Sent back by/ }).waitFor()
})

it('PEOPLE-2 a viewer finds a page and its blocks, and no control that would change them', async () => {
  const { owner, id } = await createPageWithPicture('read-page')
  const reader = await openAsInvited(open, owner, { role: 'viewer' })
  await reader.goto(`/stories/${id}?block=h1`)
  const fields = reader.getByRole('region', { name: 'Fields' })
  await fields.getByText('You may read this page.').waitFor()
  expect(await fields.getByLabel('Heading', { exact: true }).isDisabled()).toBe(true)
  const text = fields.locator('#field-h1-description')
  await text.click()
  await reader.keyboard.type('Typed by a reader')
  expect(await text.innerText()).not.toContain('Typed')
  expect(await text.getAttribute('aria-readonly')).toBe('true')

  const blocks = reader.getByRole('tree', { name: 'Blocks' })
  await blocks.getByRole('treeitem', { name: /As it was/ }).click()
  await reader.keyboard.press('Delete')
  await reader.getByText('You may read this story, not change it.').waitFor({ state: 'attached' })
  expect(await blocks.getByRole('treeitem').count()).toBe(2)
  for (const name of ['Add block', 'Delete block', 'New story', 'Publish']) {
    expect(await button(reader, name).count(), name).toBe(0)
  }
})
