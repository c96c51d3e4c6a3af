import { expect, inject, it } from 'vitest'
import { layoutPages, PAGES } from '../../../bench/loading/pages.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

// Not yet: the resources' list is a React island, and an industry may draw a heat map in which hours are moved.
const HEAVIER = ['resources', 'industry']
const LIGHT = Object.keys(PAGES).filter((layout) => !HEAVIER.includes(layout))

it.each([...LIGHT, '/pricing'])(
  '%s loads at most two scripts, 3 kB with their headers, before a visitor does anything',
  async (name) => {
    const layouts = new Map(await layoutPages(inject('siteUrl')))
    // Chromium's console complains of a page that is not found.
    const page = await open({ width: 390, quiet: name === 'not found' })
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      scripts.push(
        request.sizes().then((sizes) => sizes.responseHeadersSize + sizes.responseBodySize),
      )
    })
    await page.goto(layouts.get(name) ?? name, { waitUntil: 'networkidle' })
    await page.locator('.header[data-state="ready"]').waitFor()
    const bytes = await Promise.all(scripts)
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.length).toBeLessThanOrEqual(2)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000)
  },
)
