import { expect, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownersPage } from './owner.ts'

const { open } = testBrowser()

it('who leaves the settings before they are known is led nowhere by the late answer; no list of a few loads all stories', async () => {
  const page = await ownersPage(open)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  const isSettings = (url: URL) => url.search.includes('modules')
  const stories = [{ id: 4711, name: 'Settings', full_slug: 'settings' }]
  let answered = Promise.resolve()
  await page.route(isSettings, (route) => {
    if (!route.request().url().includes('settings')) return route.continue()
    answered = isLeft.then(() => route.fulfill({ json: { stories } }))
  })
  await page.goto('/settings')
  await expect.poll(() => asked.some((url) => isSettings(new URL(url)))).toBe(true)
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  leave()
  await answered
  // The forms of the site are in the filter: the page has had time to follow the answer.
  await page.getByLabel('Form').selectOption({ index: 1 })
  await page.getByRole('link', { name: 'Export what is found as CSV' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/leads')
  expect(asked.filter((url) => url.includes('story_tree'))).toEqual([])
})
