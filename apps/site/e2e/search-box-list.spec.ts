import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations } from './accessibility.ts'
import {
  mockSuggestions,
  PAGE_FIELD,
  searchBoxBrowser,
  waitForCombobox,
} from './search-box-page.ts'

const { open, openBox } = searchBoxBrowser()

describe('SEARCH-1 the list of suggestions', () => {
  inAudit.each([
    ['400 % zoom', 320, 256, 'ltr'],
    ['a small phone', 320, 568, 'ltr'],
    ['right to left', 390, 844, 'rtl'],
    ['a desktop', 1440, 900, 'ltr'],
  ] as const)(
    'lies under the field, leaves room for a keyboard and scrolls to its end: %s',
    async (...given) => {
      const [, width, height, dir] = given
      const { page, field, list, options, type } = await openBox({ width })
      await page.setViewportSize({ width, height })
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
      await type('plan')
      await list.waitFor()
      const [input, shown] = [await field.boundingBox(), await list.boundingBox()]
      if (input === null || shown === null) throw new Error('nothing to measure')
      expect(shown.y).toBeGreaterThanOrEqual(input.y + input.height)
      expect(shown.x).toBeGreaterThanOrEqual(0)
      expect(shown.x + shown.width).toBeLessThanOrEqual(width)
      if (width < 768) expect(shown.height).toBeLessThanOrEqual(Math.max(96, 0.4 * height) + 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const heights = await options.evaluateAll((all) =>
        all.map(({ clientHeight }) => clientHeight),
      )
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
      await field.press('ArrowUp')
      const [around, last] = [await list.boundingBox(), await options.last().boundingBox()]
      if (around === null || last === null) throw new Error('nothing to measure')
      expect(last.y + last.height).toBeLessThanOrEqual(around.y + around.height + 1)
    },
  )

  inAudit('shows which option is active in forced colours', async () => {
    const { page, field, list, options, type } = await openBox()
    await page.emulateMedia({ forcedColors: 'active' })
    await type('plan')
    await list.waitFor()
    await field.press('ArrowDown')
    const outlines = await options.evaluateAll((all) =>
      all.map((option) => getComputedStyle(option).outlineStyle),
    )
    expect(outlines).toEqual(['solid', 'none', 'none', 'none'])
  })
})

describe('accessibility of the search box', () => {
  it.each(someCases([320, 'Menu', '#menu-q'], [1440, 'Find', '#header-q']))(
    'axe finds nothing in the open list, nor in the audit with an active option, at %s px',
    async (...given) => {
      const [width, opener, fieldSelector] = given
      const page = await open({ width })
      await mockSuggestions(page)
      await page.goto('/search')
      await page.getByRole('button', { name: opener }).click()
      const openList = async (selector: string) => {
        const field = page.locator(selector)
        await field.focus()
        await waitForCombobox(page)
        await field.pressSequentially('plan')
        await page.getByRole('option').first().waitFor()
        return field
      }
      const field = await openList(fieldSelector)
      // The rest of the page is examined without suggestions (search-page.spec).
      if (!process.env.EVERY_EXAMPLE) return expect(await violations(page, 'header')).toEqual([])
      expect(await violations(page)).toEqual([])
      for (const key of ['ArrowDown', 'Escape', 'Escape', 'Escape']) await field.press(key)
      await (await openList(PAGE_FIELD)).press('ArrowDown')
      expect(await violations(page)).toEqual([])
    },
  )

  inAudit.each([
    [320, 'Menu'],
    [1440, 'Find'],
  ] as const)(
    'shares no name with other controls, and uses none twice, at %s px',
    async (...given) => {
      const [width, opener] = given
      const page = await open({ width })
      await page.goto('/search')
      await page.getByRole('button', { name: opener }).click()
      const header = page.getByRole('banner')
      for (const name of KNOWN_BY_NAME) {
        const labelled = header.getByLabel(name, { exact: true })
        const announcement = header.getByText(name, { exact: true })
        const shown = labelled.or(announcement).filter({ visible: true })
        expect([name, await shown.count()]).toEqual([name, 0])
      }
      expect(await page.getByRole('search').count()).toBe(2)
      expect(await page.getByRole('search', { name: 'Find' }).count()).toBe(1)
      for (const name of ['Find pages and resources', 'Search this site']) {
        const fields = page.getByLabel(name, { exact: true }).filter({ visible: true })
        expect(await fields.count()).toBe(1)
      }
      const ids = await page.locator('input[name=q]').evaluateAll((all) => all.map(({ id }) => id))
      expect(new Set(ids).size).toBe(3)
    },
  )
})

/** Names of other controls and landmarks, with which the search box must not be confused. */
const KNOWN_BY_NAME = [
  ...['Resource type', 'Industry', 'Theme', 'Search resources', 'Previous', 'Next', 'Prev'],
  ...['Pagination', 'Loading'],
]
