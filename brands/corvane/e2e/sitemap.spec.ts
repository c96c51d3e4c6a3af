import { expect, it } from 'vitest'
import { testBrowser, WIDTHS } from '../../../apps/site/e2e/browser.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()

it.each(someCases(...WIDTHS))(
  'MAP-1 the sitemap lists all pages in one list, indented by level, at %i px',
  async (width) => {
    const page = await open({ width, shared: true })
    await page.goto('/sitemap')
    const lines = await page.locator('.sitemap-pages > li').evaluateAll((all) =>
      all.map((line) => {
        const words = line.firstElementChild
        return {
          depth: Number(/sitemap-depth-(\d+)/.exec(line.className)?.[1]),
          visible: words?.checkVisibility() === true,
          // From where the line's content may begin, since the list may stand in two columns, and bands are wider.
          start: Math.round(
            (words?.getBoundingClientRect().left ?? 0) -
              line.getBoundingClientRect().left -
              Number.parseFloat(getComputedStyle(line).paddingLeft),
          ),
        }
      }),
    )
    expect(await page.locator('.sitemap-pages li').count()).toBe(lines.length)
    expect(lines.filter(({ visible }) => !visible)).toEqual([])
    const starts = [0, 1].map(
      (depth) => new Set(lines.filter((line) => line.depth === depth).map(({ start }) => start)),
    )
    expect(starts.map((set) => set.size)).toEqual([1, 1])
    expect(Math.max(...(starts[0] ?? []))).toBeLessThan(Math.min(...(starts[1] ?? [])))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
