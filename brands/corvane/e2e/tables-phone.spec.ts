import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'

const { open } = testBrowser()

const PAGES = [
  '/contact/',
  '/client-stories/water-company-archive-migration',
  '/modern-slavery-statement',
  '/de/kontakt',
  '/industry/aerospace-defense',
  '/industry/life-sciences',
  '/project-controls-software',
  '/guidebooks/a-board-paper-on-projects',
  '/webinars/ipmdar-in-plain-numbers',
]

/** The one with two columns of words in German; in the audit, all. */
const LOOKED_AT = PAGES.filter((_, at) => process.env.EVERY_STORY || at === 3)

it.each(LOOKED_AT)(
  'BLOCK-11 on a phone every column of the tables of %s is in view',
  async (path) => {
    const page = await open({ width: 390, shared: true })
    await page.goto(path)
    const tables = page.locator('.rich-text-table:not(.figure-chart-table)')
    expect(await tables.count()).toBeGreaterThan(0)
    const hidden = await tables.evaluateAll((all) =>
      all.map((table) => table.scrollWidth - table.clientWidth),
    )
    expect(Math.max(...hidden)).toBe(0)
  },
)

it('BLOCK-11 a table in stacks is a table still, and each of its cells says its column', async () => {
  const page = await open({ width: 390, shared: true })
  await page.goto('/industry/aerospace-defense')
  const table = page.getByRole('table').filter({ hasText: 'Hard constraints' }).last()
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Check', 'Found', 'Result', 'Threshold', 'Verdict'],
  ])
  const verdict = table.getByRole('row', { name: 'Hard constraints' }).getByRole('cell').last()
  expect(await verdict.innerText()).toBe('fail')
  expect(await verdict.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'Verdict:',
  )
})
