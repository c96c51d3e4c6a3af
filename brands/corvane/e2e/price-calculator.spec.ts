import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'

const { open } = testBrowser()

async function openPricing(path = '/pricing', options: PageOptions = {}): Promise<Page> {
  const page = await open({ reducedMotion: true, shared: true, ...options })
  await page.goto(path)
  return page
}

const total = (page: Page) => page.locator('[data-text="total"]').textContent()

describe('the price calculator', () => {
  it('follows each keystroke, records the order in the address, and restores it after a reload', async () => {
    const page = await openPricing()
    expect(await total(page)).toBe('£225,939')
    await page.getByLabel('Planners').focus()
    await page.locator('[data-price][data-state="ready"]').waitFor()
    await page.getByLabel('Planners').fill('60')
    await page.getByLabel('Contributors').fill('540')
    await page.getByLabel('Years').selectOption('1')
    await page.getByLabel('Implementation').selectOption('no')
    expect(await total(page)).toBe('£81,360')
    expect(new URL(page.url()).search).toBe(
      '?planners=60&contributors=540&years=1&implementation=no',
    )
    await page.reload()
    expect(await total(page)).toBe('£81,360')
    await page.getByLabel('Planners').fill('')
    await expect
      .poll(() => page.getByRole('status').innerText())
      .toContain('Planners: type a whole')
    expect(await page.locator('[data-part="price"]').isVisible()).toBe(false)
  })

  inAudit('shows the price of what was typed before its script loaded', async () => {
    const page = await openPricing()
    const held = Promise.withResolvers<void>()
    await page.route(/\/price-calculator-[^/]*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    const request = page.waitForRequest(/\/price-calculator-[^/]*\.js$/)
    await page.getByLabel('Planners').fill('60')
    await request
    expect(await total(page)).toBe('£225,939')
    held.resolve()
    await page.locator('[data-price][data-state="ready"]').waitFor()
    expect(await total(page)).not.toBe('£225,939')
  })

  inAudit('works as a plain form without script', async () => {
    const page = await openPricing('/pricing', { script: false })
    await page.getByLabel('Planners').fill('10')
    await page.getByLabel('Contributors').fill('15')
    await page.getByRole('button', { name: 'Calculate' }).click()
    expect(new URL(page.url()).searchParams.get('planners')).toBe('10')
    expect(await page.locator('[data-text="planners-working"]').textContent()).toBe('10 × £58')
  })
})
