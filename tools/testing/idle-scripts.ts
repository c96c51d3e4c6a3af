import type { Page } from 'playwright-core'

/** Waits until every script that starts by itself, on load or when the browser is idle, has started. */
export async function waitForIdleScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-module]')].every(
      ({ dataset: { when = '', state = '' } }) =>
        (!['load', 'idle'].includes(when) || state !== '') && state !== 'loading',
    ),
  )
}

/** Waits until the browser is idle, for a second at most: on a busy machine it may not be for minutes. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })))
}
