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

/** The German page, which has two columns of words; in the audit, all. */
const CHECKED_PAGES = PAGES.filter((_, at) => process.env.EVERY_STORY || at === 3)

it.each(CHECKED_PAGES)(
  'BLOCK-11 on a phone all columns of the tables of %s are in view, up to four',
  async (path) => {
    const page = await open({ width: 390, shared: true })
    await page.goto(path)
    const tables = page.locator('.rich-text-table:not(.figure-chart-table)')
    expect(await tables.count()).toBeGreaterThan(0)
    const overflows = await tables.evaluateAll((all) =>
      all
        .filter((table) => !table.classList.contains('rich-text-table-sideways'))
        .map((table) => table.scrollWidth - table.clientWidth),
    )
    expect(Math.max(0, ...overflows)).toBe(0)
  },
)

it('BLOCK-11 a table with many columns scrolls on a phone, and its first column stays in view', async () => {
  const page = await open({ width: 390, shared: true })
  await page.goto('/industry/aerospace-defense')
  const table = page.locator('.rich-text-table-sideways').filter({ hasText: 'Hard constraints' })
  const row = table.getByRole('row', { name: 'Hard constraints' })
  const first = row.locator(':first-child').first()
  const before = await first.boundingBox()
  await table.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0))
  expect(await table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0)
  expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  const lastCell = await row.getByRole('cell').last().boundingBox()
  expect((lastCell?.x ?? 0) + (lastCell?.width ?? 0)).toBeLessThanOrEqual(391)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

it('BLOCK-11 a stacked table is still a table, and each of its cells names its column', async () => {
  const page = await open({ width: 390, shared: true })
  await page.goto('/project-controls-software')
  const table = page.getByRole('table').filter({ hasText: 'Cost trend' }).last()
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Method', 'Formula', 'Estimate', 'It assumes'],
  ])
  const basis = table.getByRole('row', { name: 'Cost trend' }).getByRole('cell').last()
  expect(await basis.innerText()).toBe('The rest costs as the start did')
  expect(await basis.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'It assumes:',
  )
})
