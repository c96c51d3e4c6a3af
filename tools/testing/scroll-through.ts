import type { Page } from 'playwright-core'

/**
 * Scrolls a page to its end and back to its top. Done when the script of everything that came into view
 * is at work, or has failed.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight
    for (let y = 0; y < height; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // What comes into view is known in the frame after the one that shows it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(
    () => document.querySelector('[data-module][data-state="loading"]') === null,
  )
}
