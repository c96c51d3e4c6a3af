import { describe, expect, it } from 'vitest'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

describe('what lies below the first screen is styled by a linked sheet (decision 0071)', () => {
  it.each(someCases(true, false))(
    'nothing below is seen before the sheet has loaded, script: %s',
    async (script) => {
      const page = await open({ width: 1440, script })
      const { promise: sheetMayLoad, resolve: letSheetLoad } = Promise.withResolvers<void>()
      const request = page.waitForRequest(/\/_\/styles\//)
      await page.route(/\/_\/styles\//, async (route) => {
        await sheetMayLoad
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await request
      await page.locator('.hero-banner h1').waitFor()
      const painted = page.screenshot()
      expect(await page.locator('.footer-top').count()).toBe(0)
      expect((await painted).byteLength).toBeGreaterThan(20_000)
      letSheetLoad()
      const footer = page.locator('.footer-top')
      await footer.waitFor()
      expect(await footer.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
    },
  )
})
