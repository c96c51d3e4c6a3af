import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { smallTargets, violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Creates a story, and opens it in the owner's workspace. */
async function openStory(content: object, query = '') {
  const page = await ownersPage(open, { width: 1440 })
  const name = uniqueName('work')
  const story = { name, slug: name, content: { _uid: 'root', ...content } }
  const { id } = (await callApi(page, 'POST', 'stories', { story })).story
  await page.goto(`/stories/${id}${query}`)
  await page.getByRole('region', { name: 'Fields' }).waitFor()
  return { page, name }
}

const block = (_uid: string, more = {}) => ({
  ...{ component: 'call-to-action', _uid, heading: `Heading ${_uid}`, ...more },
})
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

inAudit(
  'live-preview#bridge the preview stays on the edited page, and choosing a block brings it back',
  async () => {
    const link = { linktype: 'url', url: '/about', cached_url: '/about' }
    const links = [{ _uid: 'l', component: 'link-item', label: 'Go away', link }]
    const body = [block('one', { links }), block('two')]
    const { page } = await openStory({ component: 'modules/page', body })
    const away = preview(page).getByRole('link', { name: 'Go away' })
    await away.click()
    await away.click()
    await preview(page).getByText('Links to other pages are disabled').waitFor()
    await preview(page).getByText('Heading one').waitFor()

    const frame = page.frames().find((each) => each !== page.mainFrame())
    await frame?.goto(`${new URL(frame.url()).origin}/about`)
    await preview(page).getByText('Heading one').waitFor({ state: 'detached' })
    await page
      .getByRole('tree', { name: 'Blocks' })
      .getByRole('treeitem', { name: /Heading two/ })
      .click()
    await preview(page).getByText('Heading one').waitFor()
  },
)

it('EMBED-3 EDIT-5 a form is chosen from the existing ones, or typed for HubSpot, and kept over a reload at once', async () => {
  const form = [{ _uid: 'f', component: 'form-embed', form_id: '' }]
  const body = [{ component: 'form', _uid: 'b', heading: 'Ask', form }]
  const { page } = await openStory({ component: 'modules/page', body }, '?block=f')
  const field = page.getByRole('combobox', { name: 'Form', exact: true })
  const chosen = field.locator('option[value="request-a-demo"]')
  await chosen.waitFor({ state: 'attached' })
  await field.selectOption('request-a-demo')
  await page.getByText('Saved', { exact: true }).waitFor()
  await field.selectOption({ label: 'Another one, by its id …' })
  await page.getByRole('textbox', { name: 'Id of Form' }).fill('hubspot:12345/none')
  // The text is not sent yet, and the browser is still storing the choices before it.
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Id of Form' }).inputValue())
    .toBe('hubspot:12345/none')
  expect(await violationsIfAuditing(page)).toEqual([])
})

it('LANG-1 a translation is created beside its original, with umlauts written out in the address', async () => {
  const { page, name } = await openStory(
    { component: 'modules/page', body: [block('one')] },
    '?dialog=translations',
  )
  const dialog = page.getByRole('dialog', { name: 'Translations' })
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'German' })
  await dialog.getByRole('textbox', { name: 'Name in that language' }).fill(`Pläne ${name}`)
  await dialog.getByRole('button', { name: 'Begin a translation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(`/de/plaene-${name}`).first().waitFor()
  await preview(page).getByText('Heading one').waitFor()
})

inAudit('every control of an article is 24 px in size, or has room around it', async () => {
  const download = ['a', 'b'].map((_uid) => ({ _uid, component: 'download', label: _uid }))
  const { page } = await openStory({ component: 'modules/resource', download })
  await page
    .getByRole('checkbox', { name: 'Earned value management' })
    .or(page.getByRole('checkbox'))
    .first()
    .waitFor()
  expect(await smallTargets(page)).toEqual([])
})

inAudit(
  'management-api#assets a replaced file is only in drafts until an editor publishes it, and can be undone',
  async () => {
    const page = await ownersPage(open, { width: 1440 })
    const { id, name } = await createPage(page, 'work', [])
    const file = async (background: string) => {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return { name: `${name}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    }
    await page.goto('/assets')
    await page.getByLabel('Upload files').setInputFiles(await file('#336699'))
    const tile = page.getByRole('button', { name: new RegExp(`^${name}`) })
    await tile.waitFor()
    const [{ filename }] = (await callApi(page, 'GET', `assets?search=${name}`)).assets
    const image = { filename, fieldtype: 'asset', alt: 'A square' }
    const content = { component: 'modules/page', _uid: 'root', body: [block('one', { image })] }
    await callApi(page, 'PUT', `stories/${id}`, { story: { content }, publish: 1 })
    const shown = async () =>
      JSON.stringify(await callApi(page, 'GET', `stories/${id}/published`)).includes(filename)

    await tile.click()
    const panel = page.getByRole('dialog', { name: `${name}.png` })
    await panel.getByLabel('Replace the file').setInputFiles(await file('#993333'))
    await panel.getByText('published, no other changes').waitFor()
    expect(await shown()).toBe(true)
    expect(await violations(page)).toEqual([])
    await panel.getByRole('button', { name: 'Publish 1 page' }).click()
    await panel.getByText('Visitors see the new file on 1 page.').waitFor()
    expect(await shown()).toBe(false)
    await panel.getByRole('button', { name: 'Show the old file again' }).click()
    await panel.getByText('The pages show the old file again.').waitFor()
    expect(await shown()).toBe(true)
  },
)
