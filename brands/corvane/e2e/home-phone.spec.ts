import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'

const { open } = testBrowser()

inAudit(
  'the home page is at most 7,000 px tall on a phone, its footer apart, and nothing of it is cut off',
  async () => {
    const page = await open({ width: 390, reducedMotion: true })
    await page.goto('/')
    const main = await page.getByRole('main').boundingBox()
    expect(main?.height).toBeLessThanOrEqual(7000)
    // Six groups of links, as on every page, each in one line until it is opened.
    const footer = await page.locator('footer').last().boundingBox()
    expect(footer?.height).toBeLessThanOrEqual(900)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  },
)

it('BLOCK-2 a project of its table is one line on a phone, and opens without script', async () => {
  const page = await open({ width: 390, script: false })
  await page.goto('/')
  const row = page.locator('.project-control-tower-row', { hasText: 'Cardew Viaduct' })
  expect(await row.getByText('0.85').first().isVisible()).toBe(true)
  const closed = await row.boundingBox()
  expect(closed?.height).toBeLessThan(60)
  expect(await row.getByText('15,463').isVisible()).toBe(false)
  await row.locator('summary').click()
  expect(await row.getByText('15,463').isVisible()).toBe(true)
  expect(await row.getByText('29 May 2026').isVisible()).toBe(true)
})
