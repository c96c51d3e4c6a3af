import type { Page } from 'playwright-core'

/** Waits until all that begins by itself, at the latest when the browser has nothing else to do, is at work. */
export async function idleScriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-module]')].every(
      ({ dataset: { when = '', state = '' } }) =>
        (!['load', 'idle'].includes(when) || state !== '') && state !== 'loading',
    ),
  )
}
