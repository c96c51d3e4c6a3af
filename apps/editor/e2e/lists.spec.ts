import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'

const { open } = testBrowser()

/** A list of its own with three entries, opened in the editor. */
async function openList(slug: string): Promise<Page> {
  const page = await open({ origin: inject('cmsUrl'), width: 1280 })
  const headers = { origin: inject('cmsUrl') }
  const post = async (path: string, data: unknown) =>
    await (await page.request.post(path, { data, headers })).json()
  await post('/auth/sign-in/email', inject('owner'))
  const { space } = await (await page.request.get('/v1/me')).json()
  const below = `/v1/spaces/${space.id}`
  const { datasource } = await post(`${below}/datasources`, { datasource: { name: slug, slug } })
  for (const name of ['First', 'Second', 'Third']) {
    const entry = { name, value: name.toLowerCase(), datasource_id: datasource.id }
    await post(`${below}/datasource_entries`, { datasource_entry: entry })
  }
  await page.goto('/data-sources')
  await page.getByRole('list', { name: 'Lists' }).getByRole('button', { name: slug }).click()
  return page
}

it('management-api#data-sources entries of a list are moved by one place, and new ones come last', async () => {
  const page = await openList(`order-${Date.now()}`)
  const entries = page.getByRole('table', { name: 'Entries' }).locator('tbody tr')
  const names = async () => (await entries.allInnerTexts()).map((row) => row.split(/\s/)[0])
  await expect.poll(names).toEqual(['First', 'Second', 'Third'])
  const status = (words: string) => page.getByText(words).waitFor()
  await page.getByRole('button', { name: 'Move First down' }).click()
  await status('First is now number 2.')
  await expect.poll(names).toEqual(['Second', 'First', 'Third'])
  await page.getByRole('button', { name: 'Move Third up' }).click()
  await status('Third is now number 2.')
  await expect.poll(names).toEqual(['Second', 'Third', 'First'])
  expect(await page.getByRole('button', { name: 'Move Second up' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Move First down' }).isDisabled()).toBe(true)
  await page.getByLabel('Name of the new entry').fill('Fourth')
  await page.getByLabel('Name of the new entry').press('Enter')
  await expect.poll(names).toEqual(['Second', 'Third', 'First', 'Fourth'])
})
