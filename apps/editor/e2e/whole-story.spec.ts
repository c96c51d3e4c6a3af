import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { type CreatedPage, callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Signs in. The browser logs rejected requests, which are no errors of the page. */
const openQuietly = () => ownersPage(open, { quiet: true })

/** Creates a published story of one block, and opens it in the editor. */
async function openStory(page: Page, title: string): Promise<CreatedPage> {
  const cta = { _uid: 'cta', component: 'call-to-action', heading: 'First' }
  const made = await createPage(page, title, [cta], { publish: true })
  await page.goto(`/stories/${made.id}?block=cta`)
  await heading(page).waitFor()
  return made
}

const fields = (page: Page) => page.getByRole('region', { name: 'Fields' })
const heading = (page: Page) => fields(page).getByLabel('Heading', { exact: true })
const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' }).textContent()

async function chooseRoot(page: Page): Promise<void> {
  await page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem', { name: 'Page' }).click()
}

inAudit(
  'EDIT-2 undo while typing in the search or a dialog changes nothing in the page',
  async () => {
    const page = await openQuietly()
    await openStory(page, 'undone-elsewhere')
    await heading(page).fill('Written in the page')
    const search = page.getByRole('searchbox', { name: 'Search stories' })
    await search.fill('undone')
    await search.press('Control+z')
    await page.getByRole('button', { name: 'New story' }).click()
    const name = page.getByRole('dialog', { name: 'New story' }).getByLabel('Name', { exact: true })
    await name.fill('Half a name')
    await name.press('Control+z')
    await page.keyboard.press('Escape')
    expect(await heading(page).inputValue()).toBe('Written in the page')
    await heading(page).press('Control+z')
    expect(await heading(page).inputValue()).toBe('First')
  },
)

inAudit('ROUTE-4 a page gets another address, and its old one redirects there', async () => {
  const page = await openQuietly()
  const { slug } = await openStory(page, 'first-address')
  const second = uniqueName('second-address')
  await chooseRoot(page)
  await fields(page).getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move story' })
  const address = dialog.getByLabel('Address')
  expect(await address.inputValue()).toBe(slug)
  await address.fill('robots.txt')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByText('The site itself answers at /robots.txt').waitFor()
  await address.fill(second)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await fields(page).getByText(`/${second}`).waitFor()
  const visit = () => page.request.get(`${inject('siteUrl')}/${slug}`)
  await expect.poll(async () => (await visit()).url()).toBe(`${inject('siteUrl')}/${second}`)
})

inAudit(
  'a view whose script cannot be loaded says so, and the rest of the editor works',
  async () => {
    const page = await openQuietly()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Choose a page' }).waitFor()
    const script = /\/leads-[^/]*\.js$/
    await page.route(script, (route) => route.abort())
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('alert').getByText('This part of the editor cannot be shown.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByRole('heading', { name: 'Redirects' }).waitFor()
    await page.unroute(script)
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('button', { name: 'Load the editor again' }).click()
    await page.getByRole('searchbox', { name: 'Search leads' }).waitFor()
  },
)

it('ROUTE-3 a wrong address of the editor shows a message with a link to the stories', async () => {
  const page = await openQuietly()
  await page.goto('/storys/17')
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await page.getByText('The editor has no view at /storys/17.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the stories' }).click()
  await page.getByRole('heading', { name: 'Choose a page' }).waitFor()
  await page.goto('/stories/999999999')
  await page.getByRole('heading', { name: 'This story cannot be opened' }).waitFor()
})

inAudit('DATA-1 a page gets tags, separated by commas, and undo works on them', async () => {
  const page = await openQuietly()
  const { id } = await openStory(page, 'tagged')
  await chooseRoot(page)
  const tags = fields(page).getByLabel('Tags')
  await tags.pressSequentially('Qualmessung, night shift,')
  await expect.poll(() => saveState(page)).toBe('Saved')
  const { story } = await callApi(page, 'GET', `stories/${id}`)
  expect(story.tag_list).toEqual(['Qualmessung', 'night shift'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => tags.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => tags.inputValue()).toMatch(/^Qualmessung, night shift,?$/)
})

inAudit(
  'LANG-1 a page is translated: the copy is in its language’s folder, and the pages link to each other',
  async () => {
    const page = await openQuietly()
    const { slug } = await openStory(page, 'in-english')
    const name = uniqueName('Auf Deutsch')
    const address = `/de/${name.toLowerCase().replace(' ', '-')}`
    await page.getByRole('button', { name: 'Duplicate story' }).click()
    const dialog = page.getByRole('dialog', { name: 'Duplicate story' })
    const link = dialog.getByLabel('It is the translation of this page')
    expect(await link.count()).toBe(0)
    await dialog.getByLabel('Folder').selectOption({ label: 'Deutsch' })
    expect(await link.isChecked()).toBe(true)
    await dialog.getByLabel('Name').fill(name)
    expect(await violationsIfAuditing(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const publish = page.getByRole('dialog', { name: 'Publish' })
    await publish.getByRole('button', { name: 'Publish now' }).click()
    await publish.waitFor({ state: 'hidden' })
    const translationOf = async (path: string) => {
      const html = await (await page.request.get(`${inject('siteUrl')}${path}`)).text()
      return /<link rel="alternate" hrefLang="de" href="([^"]*)"/i.exec(html)?.[1]
    }
    const translation = `${inject('siteUrl')}${address}`
    for (const path of [`/${slug}`, address])
      await expect.poll(() => translationOf(path), { message: path }).toBe(translation)
  },
)

inAudit(
  'LANG-1 the warning about an unlinked page leads to linking it with its original',
  async () => {
    const page = await openQuietly()
    const { slug: original } = await openStory(page, 'linked-original')
    const { stories } = await callApi(page, 'GET', 'stories?by_slugs=de&folder_only=1')
    const content = { component: 'modules/page', _uid: 'root', body: [] }
    const slug = uniqueName('spaeter-verknuepft')
    const location = { slug, parent_id: stories[0].id }
    const made = await callApi(page, 'POST', 'stories', {
      story: { name: 'Später verknüpft', ...location, content },
      publish: 1,
    })
    await page.goto(`/stories/${made.story.id}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    // By keyboard: changes still load above it, which would move it from under a pointer.
    await page
      .getByRole('button', { name: /This page is not linked with an original/ })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Translations' })
    await dialog.getByText('This page is not linked with any other yet.').waitFor()
    await dialog.getByRole('searchbox').fill(original)
    await dialog.getByRole('button', { name: original }).click()
    await dialog.getByRole('button', { name: `Unlink ${original}` }).waitFor()
    expect(await violationsIfAuditing(page)).toEqual([])
    const translationOf = async (path: string) => {
      const html = await (await page.request.get(`${inject('siteUrl')}${path}`)).text()
      return /<link rel="alternate" hrefLang="de" href="([^"]*)"/i.exec(html)?.[1]
    }
    const translation = `${inject('siteUrl')}/de/${slug}`
    for (const path of [`/${original}`, `/de/${slug}`])
      await expect.poll(() => translationOf(path), { message: path }).toBe(translation)
    await dialog.getByRole('button', { name: `Unlink ${original}` }).click()
    await dialog.getByText('This page is not linked with any other yet.').waitFor()
    await expect.poll(() => translationOf(`/${original}`)).toBeUndefined()
  },
)

inAudit(
  'EDIT-5 typing in a deleted page shows a notice, and restoring it keeps the text',
  async () => {
    const page = await openQuietly()
    const { id, slug } = await openStory(page, 'deleted-meanwhile')
    await callApi(page, 'DELETE', `stories/${id}`)
    await heading(page).fill('Typed too late')
    await page.getByText('Somebody has deleted this page.').waitFor()
    expect(await saveState(page)).toBe('Not saved')
    await page.getByRole('button', { name: 'Deleted stories' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deleted stories' })
    const line = dialog.getByRole('listitem').filter({ hasText: `/${slug}` })
    await line.waitFor()
    expect(await violations(page)).toEqual([])
    await line.getByRole('button', { name: 'Bring it back' }).click()
    await line.waitFor({ state: 'hidden' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('treeitem', { name: slug }).waitFor()
    await heading(page).fill('Typed in time')
    await expect.poll(() => saveState(page)).toBe('Saved')
    const { story } = await callApi(page, 'GET', `stories/${id}`)
    expect(story.content.body[0].heading).toBe('Typed in time')
  },
)
