import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { violations } from '../../../apps/site/e2e/accessibility.ts'
import { testBrowser, WIDTHS } from '../../../apps/site/e2e/browser.ts'
import { contentFolder } from '../../../tools/run/project.ts'
import { requiredRoutes, sectionMinimums } from '../lint/required-routes.ts'

const stories = `${contentFolder()}/stories`

/** The pages that ROUTE-1 names, without stories of the resource sections. */
const namedRoutes = requiredRoutes
  .filter((slug) => slug !== 'settings')
  .map((slug) => (slug === 'home' ? '/' : `/${slug}`))
const sections = Object.keys(sectionMinimums)
const everyStory = sections.flatMap(storiesOf)
const firstStories = sections.flatMap((section) => storiesOf(section).slice(0, 1))

/** Two kinds of pages; in the audit, every named route and every story. */
const routes = process.env.EVERY_STORY
  ? [...namedRoutes, ...everyStory]
  : [...everyNth(namedRoutes, 100), ...everyNth(firstStories, 16)]

/** The narrowest is the width of a window of 1280 px at 400 %. */
const EVERY_WIDTH = [320, ...WIDTHS]
/** Widths at which axe runs; in the audit all, after a reload at each. */
const AXE_WIDTHS = process.env.EVERY_STORY ? EVERY_WIDTH : [390]

const { open } = testBrowser()

describe('ROUTE-1 HEAD-1', () => {
  it.each([...namedRoutes, ...firstStories])('%s responds with one h1', async (route) => {
    const response = await fetch(inject('siteUrl') + route)
    expect(response.status).toBe(200)
    expect((await response.text()).match(/<h1[ >]/g)).toHaveLength(1)
  })

  it.each(routes)(
    '%s fits every width, passes axe, and has the same text without script',
    async (route) => {
      const page = await open({ reducedMotion: true, shared: true })
      await page.setViewportSize({ width: 320, height: 900 })
      const response = await page.goto(route, { waitUntil: 'load' })
      expect(response?.status()).toBe(200)
      // Read now, since the browser discards it when the page is reloaded.
      const html = (await response?.text()) ?? ''
      expect(await page.locator('main h1').count(), 'one h1, in main').toBe(1)
      expect(await page.locator('h1').count()).toBe(1)
      for (const width of EVERY_WIDTH) {
        await page.setViewportSize({ width, height: 900 })
        if (process.env.EVERY_STORY) await page.reload({ waitUntil: 'load' })
        await enhanced(page)
        expect(await overflow(page), `pixels too wide at ${width} px`).toBe(0)
        if (AXE_WIDTHS.includes(width)) expect(await violations(page), `at ${width} px`).toEqual([])
      }
      const { shown, sent } = await page.evaluate(textsOf, html)
      expect(shown, 'with script').toBe(sent)
    },
  )
})

function everyNth(routes: readonly string[], step: number): readonly string[] {
  return routes.filter((_, index) => index % step === 0)
}

function storiesOf(section: string): readonly string[] {
  const files = readdirSync(`${stories}/${section}`).filter((name) => !name.startsWith('_'))
  return files.sort().map((file) => `/${section}/${file.replace('.json', '')}`)
}

/** Waits until the enhancers that start when the browser is idle have started, and measured the page. */
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

/**
 * Runs in the page: the text of its document, collapsed parts included, and of the HTML as it was sent, both without
 * parts that depend on script, or on the visitor's clock or window.
 */
function textsOf(html: string): { readonly shown: string; readonly sent: string } {
  const textOf = ({ body }: Document) => {
    // In a copy, since scripts that start meanwhile need these parts in the document.
    const copy = body.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[data-part], .carousel-page, noscript')) part.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return { shown: textOf(document), sent: textOf(parsed) }
}
