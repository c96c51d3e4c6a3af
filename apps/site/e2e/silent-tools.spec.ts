import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { type PageOptions, stopClock, testBrowser } from './browser.ts'
import { startEmbedsServer } from './fixtures/embeds-server.tsx'

const server = await startEmbedsServer()
const { open } = testBrowser()
afterAll(() => server.close())

const failureOf = (page: Page) =>
  page.getByText('This part of the page cannot be reached just now.')
const spinnerOf = (page: Page) => page.getByRole('status', { name: 'Loading' })

/** A page that frames this tool, with the clock stopped. */
async function openTool(tool: string, options: PageOptions = {}): Promise<Page> {
  const page = await open({ origin: server.origin, shared: true, ...options })
  await stopClock(page)
  await page.goto(`/?tool=${tool}`, { waitUntil: 'commit' })
  await page.locator('[data-enhance][data-state="ready"]').waitFor()
  return page
}

describe('EMBED-3 a tool has answered by loading', () => {
  it('so no notice appears when it reports no height', async () => {
    const page = await openTool('foreign')
    await page.locator('.embed-frame[data-loaded]').waitFor()
    await page.clock.runFor(30_000)
    expect(await failureOf(page).count()).toBe(0)
    expect(await spinnerOf(page).count()).toBe(0)
    const frame = page.locator('iframe').first()
    expect(await frame.evaluate((window) => window.getBoundingClientRect().height)).toBe(600)
  })

  it('so the loading notice disappears for good', async () => {
    const page = await openTool('held', { quiet: true })
    await page.clock.runFor(3_000)
    await failureOf(page).waitFor()
    expect(await spinnerOf(page).isVisible()).toBe(true)
    server.release(0)
    await failureOf(page).waitFor({ state: 'detached' })
    await page.clock.runFor(30_000)
    expect(await failureOf(page).count()).toBe(0)
  })
})
