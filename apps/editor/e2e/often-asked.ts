import type { Page } from 'playwright-core'

/** Milliseconds between two questions of the editor: who else is here, and which reviews wait. */
const INTERVALS = [3000, 5000]

/**
 * Makes the editor ask ten times as often what colleagues do, so that a test of two people does not wait for it. Goes
 * before the page's first address; the page is for this test alone.
 */
export async function askOften(page: Page): Promise<void> {
  await page.addInitScript((intervals) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name] as (work: TimerHandler, ms?: number) => number
      const often = (work: TimerHandler, ms = 0) =>
        start(work, intervals.includes(ms) ? ms / 10 : ms)
      Reflect.set(window, name, often)
    }
  }, INTERVALS)
}
