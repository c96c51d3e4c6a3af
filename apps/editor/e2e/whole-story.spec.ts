import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownName } from './own-name.ts'
import { ask, type Made, madePage, ownersPage } from './owner.ts'

const { open } = testBrowser()

/** Signed in. What is refused is on the browser's console, and no fault of the page. */
const quietly = () => ownersPage(open, { quiet: true })

/** A published story of one block, open in the editor. */
async function openStory(page: Page, words: string): Promise<Made> {
  const cta = { _uid: 'cta', component: 'call-to-action', heading: 'First' }
  const made = await madePage(page, words, [cta], { publish: true })
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

it('EDIT-2 to undo while one types in the search or in a dialog takes nothing back in the page', async () => {
  const page = await quietly()
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
})

it('ROUTE-4 a page gets another address, and who comes to its old one is led there', async () => {
  const page = await quietly()
  const { slug } = await openStory(page, 'first-address')
  const second = ownName('second-address')
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

it('ROUTE-3 a wrong address of the editor says so, and leads to the stories', async () => {
  const page = await quietly()
  await page.goto('/storys/17')
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await page.getByText('The editor has no view at /storys/17.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the stories' }).click()
  await page.getByRole('heading', { name: 'Choose a page' }).waitFor()
  await page.goto('/stories/999999999')
  await page.getByRole('heading', { name: 'This story cannot be opened' }).waitFor()
})

it('DATA-1 a page gets tags, between commas, and they are undone like words', async () => {
  const page = await quietly()
  const { id } = await openStory(page, 'tagged')
  await chooseRoot(page)
  const tags = fields(page).getByLabel('Tags')
  await tags.pressSequentially('Qualmessung, night shift,')
  await expect.poll(() => saveState(page)).toBe('Saved')
  const { story } = await ask(page, 'GET', `stories/${id}`)
  expect(story.tag_list).toEqual(['Qualmessung', 'night shift'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => tags.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => tags.inputValue()).toMatch(/^Qualmessung, night shift,?$/)
})

it('LANG-1 a page is translated: the copy stands in its language, and each page names the other', async () => {
  const page = await quietly()
  const { slug } = await openStory(page, 'in-english')
  const name = ownName('Auf Deutsch')
  const address = `/de/${name.toLowerCase().replace(' ', '-')}`
  await page.getByRole('button', { name: 'Duplicate story' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate story' })
  const link = dialog.getByLabel('It is the translation of this page')
  expect(await link.count()).toBe(0)
  await dialog.getByLabel('Folder').selectOption({ label: 'Deutsch' })
  expect(await link.isChecked()).toBe(true)
  await dialog.getByLabel('Name').fill(name)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' })
  await publish.getByRole('button', { name: 'Publish now' }).click()
  await publish.waitFor({ state: 'hidden' })
  const leadsTo = async (path: string) => {
    const html = await (await page.request.get(`${inject('siteUrl')}${path}`)).text()
    return /<link rel="alternate" hrefLang="de" href="([^"]*)"/i.exec(html)?.[1]
  }
  const translation = `${inject('siteUrl')}${address}`
  for (const path of [`/${slug}`, address])
    await expect.poll(() => leadsTo(path), { message: path }).toBe(translation)
})

it('LANG-1 a page that is there already becomes a translation, from the warning that it is none', async () => {
  const page = await quietly()
  const { slug: original } = await openStory(page, 'linked-original')
  const { stories } = await ask(page, 'GET', 'stories?by_slugs=de&folder_only=1')
  const content = { component: 'modules/page', _uid: 'root', body: [] }
  const slug = ownName('spaeter-verknuepft')
  const place = { slug, parent_id: stories[0].id }
  const made = await ask(page, 'POST', 'stories', {
    story: { name: 'Später verknüpft', ...place, content },
    publish: 1,
  })
  await page.goto(`/stories/${made.story.id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // By keyboard: what changes is still being told above it, which would move it from under a pointer.
  await page
    .getByRole('button', { name: /This page is not linked with an original/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Translations' })
  await dialog.getByText('This page is not linked with any other yet.').waitFor()
  await dialog.getByRole('searchbox').fill(original)
  await dialog.getByRole('button', { name: original }).click()
  await dialog.getByRole('button', { name: `Unlink ${original}` }).waitFor()
  expect(await violations(page)).toEqual([])
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
})

it('EDIT-5 who types in a page that somebody deletes is told so, and it is brought back with the words', async () => {
  const page = await quietly()
  const { id, slug } = await openStory(page, 'deleted-meanwhile')
  await ask(page, 'DELETE', `stories/${id}`)
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
  const { story } = await ask(page, 'GET', `stories/${id}`)
  expect(story.content.body[0].heading).toBe('Typed in time')
})
