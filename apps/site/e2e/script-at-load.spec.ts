import { inject, it } from 'vitest'
import { layoutPages, PAGES } from '../../../bench/loading/pages.ts'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { testBrowser } from './browser.ts'
import { expectLittleScript } from './little-script.ts'

const { open } = testBrowser()

/** Layouts whose pages in `PAGES` belong to a brand, whose own browser tests load them. */
const OF_BRAND = ['platform', 'industry']
const layoutNames = Object.keys(PAGES).filter((name) => !OF_BRAND.includes(name))

it.each(process.env.EVERY_EXAMPLE ? [...layoutNames, SERVED_PAGE] : ['resources'])(
  '%s loads at most two scripts, 3 kB with their headers, before a visitor does anything',
  async (name) => {
    const layouts = new Map<string, string>(await layoutPages(inject('siteUrl')))
    for (const width of someCases(1440, 390)) {
      // Chromium's console complains about a page that is not found.
      const page = await open({ width, quiet: name === 'not found' })
      await expectLittleScript(page, layouts.get(name) ?? name)
    }
  },
)
