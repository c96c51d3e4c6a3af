import { expect, inject, it } from 'vitest'
import { MOST_SCRIPT } from '../../../bench/loading/bounds.ts'
import { layoutPages, PAGES } from '../../../bench/loading/pages.ts'
import { platformFolder } from '../../../tools/run/project.ts'
import { idleScriptsAtWork } from '../../../tools/testing/idle-scripts.ts'
import { shareOf } from '../../../tools/testing/share-of.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

const looked = [...Object.keys(PAGES), `/${platformFolder()}/workforce-planning`, '/pricing']

it.each(process.env.EVERY_EXAMPLE ? looked : ['home', 'article', 'resources', '/pricing'])(
  '%s loads at most two scripts, 3 kB with their headers, before a visitor does anything',
  async (name) => {
    const layouts = new Map<string, string>(await layoutPages(inject('siteUrl')))
    for (const width of shareOf(1440, 390)) {
      // Chromium's console complains of a page that is not found.
      const page = await open({ width, quiet: name === 'not found' })
      const scripts: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return
        scripts.push(
          request.sizes().then((sizes) => sizes.responseHeadersSize + sizes.responseBodySize),
        )
      })
      await page.goto(layouts.get(name) ?? name, { waitUntil: 'networkidle' })
      await idleScriptsAtWork(page)
      const bytes = await Promise.all(scripts)
      expect(bytes.length).toBeGreaterThan(0)
      expect(bytes.length).toBeLessThanOrEqual(MOST_SCRIPT.requests)
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT.bytes)
    }
  },
)
