import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Evaluates axe in a page or frame, since the content security policy would block it as a script. */
export async function loadAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

/** Controls that a finger may miss: less than 24 px without room around them. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  await loadAxe(page)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      iframes: false,
      runOnly: { type: 'rule', values: ['target-size'] },
    })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
}

/**
 * axe's findings by every rule, one line per element. While a modal dialog is open, only the dialog is examined.
 *
 * @param within selector of the part to examine; by default the whole document
 */
export async function violations(page: Page | Frame, within = 'html'): Promise<readonly string[]> {
  await loadAxe(page)
  return page.evaluate(async (selector) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations } = await window.axe.run(modal ?? selector, {
      // Otherwise axe would send messages to frames of another origin, and the browser complains about those.
      iframes: false,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  }, within)
}

/**
 * Like `violations`, but only runs in `npm run audit`; returns an empty list in `npm test`. For states that differ
 * little from one already tested.
 */
export async function violationsIfAuditing(page: Page): Promise<readonly string[]> {
  return process.env.EVERY_EXAMPLE ? violations(page) : []
}
