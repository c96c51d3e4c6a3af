import { pageInDataset } from '@prospectus/portfolio-figures/figures/dataset-page.fixture'
import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { loneBlocks, wordyTower } from '../../../apps/site/e2e/lone-blocks.ts'
import { shareOf } from '../../../tools/testing/share-of.ts'

const { show } = loneBlocks(testBrowser().open)

it.each([...shareOf(390, 768, 1280, 1440), 1100])(
  'BLOCK-2 the accounts and invoices below a control tower, of words of 120 letters, are no wider than the window at %i px',
  async (width) => {
    const word = 'Streckenfernmeldeanlagen'.repeat(5)
    const figures = { planned: 1200, earned: 1000, actual: 1250, budget: 2000 }
    const invoices = [{ name: word, supplier: word, date: '2025-02-01 00:00', amount: 1250 }]
    const course = { planned: '0 1000 2000', earned: '0 800 1600', actual: '0 1000 2000' }
    const world = {
      ...{ component: 'modules/world', unit: 'money', period: 'month', start: '2025-01-01 00:00' },
      projects: [{ name: word, ...course, accounts: [{ name: word, ...figures, invoices }] }],
    }
    const page = await show([wordyTower(word)], width, pageInDataset(world))
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '')
    })
    expect(await page.locator('.project-control-tower-invoices').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
