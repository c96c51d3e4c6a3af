import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Loads axe into a page or one of its frames. It is evaluated, since the page's content security policy would
 * refuse it as a script.
 */
export async function readAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** What somebody may miss with a finger: controls of less than 24 px without room around them. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  await readAxe(page)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      iframes: false,
      runOnly: { type: 'rule', values: ['target-size'] },
    })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
}

/**
 * What axe finds wrong on a page, by every rule and on every element: one line for each element. While a modal
 * dialog is open nothing else can be reached, so that it alone is looked at.
 *
 * @param within selector of the part to look at; the whole document without it
 */
export async function violations(page: Page | Frame, within = 'html'): Promise<readonly string[]> {
  await readAxe(page)
  return page.evaluate(async (selector) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations } = await window.axe.run(modal ?? selector, {
      // Otherwise axe would send messages to frames of another origin, and the browser complains about those.
      iframes: false,
      // What passed is not described.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  }, within)
}
