import type { Page } from 'playwright-core'

/** Milliseconds until the editor saves what was typed, and until it sends a failed save again. */
const SAVING = [700, 2000]
/** Milliseconds between two questions of the editor: who else is here, and which reviews wait. */
const ASKING = [3000, 5000]

/**
 * Makes the editor save ten times as soon after a keystroke, so that a test does not wait for it. Goes before the
 * page's first address.
 */
export function saveSoon(page: Page): Promise<void> {
  return shortenWaits(page, SAVING)
}

/** Makes the editor also ask ten times as often what colleagues do; the page is for this test alone. */
export function askOften(page: Page): Promise<void> {
  return shortenWaits(page, [...SAVING, ...ASKING])
}

async function shortenWaits(page: Page, waits: readonly number[]): Promise<void> {
  await page.addInitScript((shortened) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name] as (work: TimerHandler, ms?: number) => number
      const startSoon = (work: TimerHandler, ms = 0) =>
        start(work, shortened.includes(ms) ? ms / 10 : ms)
      Reflect.set(window, name, startSoon)
    }
  }, waits)
}
