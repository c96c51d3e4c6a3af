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

/** Brings axe into a page, or into one of its frames: evaluated, as a script the page's content security policy would refuse it. */
export async function readAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** What axe finds wrong on a page, no rule and no element left out: one line for each element. */
export async function violations(page: Page | Frame): Promise<readonly string[]> {
  await readAxe(page)
  return page.evaluate(async () => {
    // It would speak to frames of another origin, which the browser complains of.
    const { violations } = await window.axe.run({ iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
  })
}
