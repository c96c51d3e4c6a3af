import type { Page } from 'playwright-core'

/**
 * Scrolls a page to its end and back. Resolves when the scripts of everything that came into view have started or
 * failed.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight
    for (let y = 0; y < height; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // Intersections are reported in the frame after the one that shows them.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(
    () => document.querySelector('[data-module][data-state="loading"]') === null,
  )
}
