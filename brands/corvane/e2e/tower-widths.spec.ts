import { pageWithDataset } from '@prospectus/portfolio-figures/figures/dataset-page.fixture'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { isolatedBlocks } from '../../../apps/site/e2e/isolated-blocks.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { show } = isolatedBlocks(testBrowser().open)

const LONG_WORD = 'Streckenfernmeldeanlagen'.repeat(5)

/** A control tower with the same word in each of its texts. */
function wordyTower(word: string) {
  const row = { component: 'tower-project', name: word, manager: word, gate: word }
  return {
    ...{ component: 'project-control-tower', heading: word, unit: word, as_of: '2025-02-28' },
    ...{ row_name: word, total_name: word },
    projects: ['r1', 'r2'].map((_uid) => ({
      ...{ ...row, _uid, planned_value: 2000, earned_value: 1600, actual_cost: 2000 },
      ...{ budget_at_completion: 4000, planned_finish: '2025-03-31' },
    })),
  }
}

it.each([...someCases(390, 768, 1280, 1440), 1100])(
  'BLOCK-2 a control tower with a word of 120 letters in each of its texts is no wider than the window at %i px',
  async (width) => {
    const page = await show([wordyTower(LONG_WORD)], width)
    await openDetails(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

it.each([...someCases(390, 768, 1280, 1440), 1100])(
  'BLOCK-2 accounts and invoices with words of 120 letters below a control tower are no wider than the window at %i px',
  async (width) => {
    const word = LONG_WORD
    const figures = { planned: 1200, earned: 1000, actual: 1250, budget: 2000 }
    const invoices = [{ name: word, supplier: word, date: '2025-02-01 00:00', amount: 1250 }]
    const figuresByMonth = { planned: '0 1000 2000', earned: '0 800 1600', actual: '0 1000 2000' }
    const dataset = {
      ...{ component: 'modules/world', unit: 'money', period: 'month', start: '2025-01-01 00:00' },
      projects: [
        { name: word, ...figuresByMonth, accounts: [{ name: word, ...figures, invoices }] },
      ],
    }
    const page = await show([wordyTower(word)], width, pageWithDataset(dataset))
    await openDetails(page)
    expect(await page.locator('.project-control-tower-invoices').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

function openDetails(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}
