import { expect, it } from 'vitest'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownersPage } from './owner.ts'

const { open } = testBrowser()

it('a late response does not take an editor who has left back to the settings; short lists do not load all stories', async () => {
  const page = await ownersPage(open)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  const isSettings = (url: URL) => url.search.includes('modules')
  const stories = [{ id: 4711, name: 'Settings', full_slug: 'settings' }]
  let answered = Promise.resolve()
  await page.route(isSettings, (route) => {
    if (!route.request().url().includes('settings')) return route.continue()
    answered = isLeft.then(() => route.fulfill({ json: { stories } }))
  })
  await page.goto('/settings')
  await expect.poll(() => requests.some((url) => isSettings(new URL(url)))).toBe(true)
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  leave()
  await answered
  // The filter lists the site's forms: the page has had time to react to the response.
  await page.getByLabel('Form').selectOption({ index: 1 })
  await page.getByRole('link', { name: 'Export what is found as CSV' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/leads')
  expect(requests.filter((url) => url.includes('story_tree'))).toEqual([])
})
