import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { testBrowser, WIDTHS } from './browser.ts'
import { NAMED_ROUTES, SECTIONS } from './every-route.ts'

const stories = `${import.meta.dirname}/../../../content/stories`

/** Every named route, and the first story of every section; in the audit, all of their stories. */
const routes = [
  ...NAMED_ROUTES,
  ...SECTIONS.flatMap((section) =>
    storiesOf(section).slice(0, process.env.EVERY_STORY ? undefined : 1),
  ),
]

const { open } = testBrowser()

describe.each(WIDTHS)('ROUTE-1 at %i px', (width) => {
  it.each(routes)('%s is quiet, fits, and has no accessibility violation', async (route) => {
    const page = await open({ width, reducedMotion: true })
    const response = await page.goto(route, { waitUntil: 'load' })
    expect(response?.status()).toBe(200)
    await enhanced(page)
    expect(await page.locator('main h1').count(), 'HEAD-1: one h1, in main').toBe(1)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await overflow(page), 'pixels that the page is too wide').toBe(0)
    expect(await violations(page)).toEqual([])
  })
})

describe('without script', () => {
  it.each(routes)('%s holds the same text', async (route) => {
    const [withScript, without] = await Promise.all([open(), open({ script: false })])
    await Promise.all([withScript.goto(route, { waitUntil: 'load' }), without.goto(route)])
    expect(await textOf(without)).toBe(await textOf(withScript))
  })
})

function storiesOf(section: string): readonly string[] {
  const files = readdirSync(`${stories}/${section}`).filter((name) => !name.startsWith('_'))
  return files.sort().map((file) => `/${section}/${file.replace('.json', '')}`)
}

/** What works as soon as the browser is idle works, and has taken its measures. */
async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[data-module][data-when="idle"]:not([data-state="ready"])'),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Text as it is in the document, open or folded, but for what only the visitor's own clock or window can say. */
function textOf(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => {
    for (const part of body.querySelectorAll('[data-part], .carousel-page')) part.remove()
    return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
  })
}
