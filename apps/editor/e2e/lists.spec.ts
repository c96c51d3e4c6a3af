import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, createPage, ownersPage, spacePath } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

/** Creates a list with three entries, and opens it in the editor. */
async function openList(slug: string): Promise<Page> {
  const page = await ownersPage(open)
  const list = { datasource: { name: slug, slug } }
  const { datasource } = await callApi(page, 'POST', 'datasources', list)
  for (const name of ['First', 'Second', 'Third']) {
    const entry = { name, value: name.toLowerCase(), datasource_id: datasource.id }
    await callApi(page, 'POST', 'datasource_entries', { datasource_entry: entry })
  }
  await page.goto('/data-sources')
  await page.getByRole('list', { name: 'Lists' }).getByRole('button', { name: slug }).click()
  return page
}

inAudit(
  'management-api#data-sources entries of a list move by one place, and new ones come last',
  async () => {
    const page = await openList(uniqueName('order'))
    const entries = page.getByRole('table', { name: 'Entries' }).locator('tbody tr')
    const names = async () => (await entries.allInnerTexts()).map((row) => row.split(/\s/)[0])
    await expect.poll(names).toEqual(['First', 'Second', 'Third'])
    const waitForText = (text: string) => page.getByText(text).waitFor()
    await page.getByRole('button', { name: 'Move First down' }).click()
    await waitForText('First is now number 2.')
    await expect.poll(names).toEqual(['Second', 'First', 'Third'])
    await page.getByRole('button', { name: 'Move Third up' }).click()
    await waitForText('Third is now number 2.')
    await expect.poll(names).toEqual(['Second', 'Third', 'First'])
    expect(await page.getByRole('button', { name: 'Move Second up' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Move First down' }).isDisabled()).toBe(true)
    await page.getByLabel('Name of the new entry').fill('Fourth')
    await page.getByLabel('Name of the new entry').press('Enter')
    await expect.poll(names).toEqual(['Second', 'Third', 'First', 'Fourth'])
  },
)

inAudit(
  'management-api#assets the file picker shows more than its first page, and finds a file of any page by its name',
  async () => {
    const page = await ownersPage(open)
    const hero = { _uid: 'h', component: 'hero-banner', heading: 'Picked' }
    const { id } = await createPage(page, 'picked-file', [hero])
    const response = await page.request.get(
      `${await spacePath(page)}/bundled_assets?filetypes=images&per_page=60&page=2`,
    )
    const total = Number(response.headers().total)
    expect(total).toBeGreaterThan(120)
    const later = (await response.json()).bundled_assets.at(-1).name

    await page.goto(`/stories/${id}?block=h`)
    await page.getByRole('button', { name: 'Choose Image', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a file' })
    await picker.getByLabel('Which files').selectOption('Came with the site')
    const files = picker.getByRole('listitem').getByRole('button')
    const range = (text: string) => picker.getByText(`${text} of ${total}`, { exact: true })
    await range('1–60').waitFor()
    await expect.poll(() => files.count()).toBe(60)
    const first = await files.allInnerTexts()
    await picker.getByRole('button', { name: 'Next' }).click()
    await range('61–120').waitFor()
    await expect.poll(async () => (await files.allInnerTexts()).at(-1)).toContain(later)
    const second = await files.allInnerTexts()
    expect(second).toHaveLength(60)
    expect(second.filter((name) => first.includes(name))).toEqual([])

    await picker.getByLabel('Search files').fill(later)
    await expect.poll(() => files.allInnerTexts()).toEqual([later])
    await files.first().click()
    await picker.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: `Remove ${later}` }).waitFor()
  },
)
