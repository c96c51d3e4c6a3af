import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'

const { open } = testBrowser()

inAudit(
  'the home page is at most 7,000 px tall on a phone, without its footer, and not too wide',
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

inAudit(
  'BLOCK-2 the names of customers can be read on a phone, in rows without an empty cell',
  async () => {
    const page = await open({ width: 390, shared: true })
    await page.goto('/')
    const logos = await page.locator('.logo-grid-logo .picture-image').all()
    expect(logos.length).toBeGreaterThan(0)
    // Logos are drawn 88 units high, with capitals at least 22 units high, and made smaller where one is too wide.
    // Capitals of 8.5 px are those of type of 12 px.
    for (const logo of logos) {
      const scale = await logo.evaluate((image: HTMLImageElement) =>
        Math.min(image.width / image.naturalWidth, image.height / image.naturalHeight),
      )
      expect(22 * scale).toBeGreaterThanOrEqual(8.5)
    }
    const rows = await page.locator('.logo-grid-row').evaluate((row) => {
      const all = [...row.querySelectorAll('.logo-grid-heading, .logo-grid-logo')]
      return new Set(all.map((cell) => Math.round(cell.getBoundingClientRect().top))).size
    })
    expect(rows).toBe(3)
  },
)
