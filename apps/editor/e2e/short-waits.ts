import type { Page } from 'playwright-core'

/** Milliseconds until the editor saves what was typed, and until it sends a failed save again. */
const SAVE_DELAYS_MS = [700, 2000]
/** Milliseconds between the requests by which the editor polls who else has the story open, and which reviews wait. */
const POLL_INTERVALS_MS = [3000, 5000]

/**
 * Makes the editor save after a tenth of the usual delay, so that a test does not wait for it. Call it before the first
 * navigation.
 */
export function saveSoon(page: Page): Promise<void> {
  return shortenWaits(page, SAVE_DELAYS_MS)
}

/**
 * Makes the editor save and poll after a tenth of the usual delays. Call it before the first navigation of a page that
 * no other test uses.
 */
export function pollOften(page: Page): Promise<void> {
  return shortenWaits(page, [...SAVE_DELAYS_MS, ...POLL_INTERVALS_MS])
}

async function shortenWaits(page: Page, waitsMs: readonly number[]): Promise<void> {
  await page.addInitScript((shortened) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const startTimer = window[name] as (handler: TimerHandler, ms?: number) => number
      const startShortened = (handler: TimerHandler, ms = 0) =>
        startTimer(handler, shortened.includes(ms) ? ms / 10 : ms)
      Reflect.set(window, name, startShortened)
    }
  }, waitsMs)
}
