import { expect, it } from 'vitest'
import { range, resourcesBrowser, waitForListed } from '../../../apps/site/e2e/resources-page.ts'

const { openResources } = resourcesBrowser()

it('CALL-4 cards that are added later show their covers on a page that was served without any', async () => {
  const { page } = await openResources('/resources?q=zzz')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await waitForListed(page, range(1, 9))
  expect(await page.locator('.cover svg').first().isVisible()).toBe(true)
})
