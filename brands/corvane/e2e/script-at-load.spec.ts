import { it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { expectLittleScript } from '../../../apps/site/e2e/little-script.ts'
import { PAGES } from '../../../bench/loading/pages.ts'
import { platformFolder } from '../../../tools/run/project.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()

const auditedPages = [PAGES.platform, PAGES.industry, `/${platformFolder()}/workforce-planning`]

it.each(process.env.EVERY_EXAMPLE ? ['/pricing', ...auditedPages] : ['/pricing'])(
  '%s loads at most two scripts, 3 kB with their headers, before a visitor does anything',
  async (path) => {
    for (const width of someCases(1440, 390)) await expectLittleScript(await open({ width }), path)
  },
)
