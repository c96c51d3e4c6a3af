import { expect, inject, it } from 'vitest'
import { testBrowser, WIDTHS } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'

const { open } = testBrowser()

it.each([
  // And the name of the next one, in the part of it that is seen.
  [1440, 4],
  ...(process.env.EVERY_EXAMPLE
    ? ([
        [390, 1],
        [768, 2],
        [1920, 4],
      ] as const)
    : []),
] as const)(
  'BLOCK-5 at %s px a row of steps shows the names of %s, and cuts through none',
  async (width, named) => {
    const origin = inject('previewUrl')
    const page = await open({ origin, width, reducedMotion: true, shared: true })
    await page.goto('/dev/blocks/timeline')
    await page.locator('.timeline .carousel').first().scrollIntoViewIfNeeded()
    const row = page.locator('.timeline .carousel-live').first()
    await row.waitFor()
    const view = await row.locator('.carousel-view').boundingBox()
    const names = await row.locator('.timeline-heading').filter({ visible: true }).all()
    expect(names).toHaveLength(named)
    for (const name of names) {
      const end = await name.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().right
      })
      expect(end).toBeLessThanOrEqual((view?.x ?? 0) + (view?.width ?? 0))
    }
  },
)

inAudit(
  'BLOCK-2 the names of customers can be read on a phone, and no cell of theirs is empty',
  async () => {
    const page = await open({ width: 390, shared: true })
    await page.goto('/')
    const logos = await page.locator('.logo-grid-logo .picture-image').all()
    expect(logos.length).toBeGreaterThan(0)
    // Drawn 88 high, with capitals 22 high at least, and made smaller where one is too wide.
    for (const logo of logos) {
      const scale = await logo.evaluate((image: HTMLImageElement) =>
        Math.min(image.width / image.naturalWidth, image.height / image.naturalHeight),
      )
      expect(22 * scale).toBeGreaterThanOrEqual(8.5)
    }
    const cells = await page.locator('.logo-grid-row').evaluate((row) => {
      const all = [...row.querySelectorAll('.logo-grid-heading, .logo-grid-logo')]
      return new Set(all.map((cell) => Math.round(cell.getBoundingClientRect().top))).size
    })
    expect(cells).toBe(3)
  },
)

it.each(someCases(...WIDTHS))(
  'MAP-1 every page of the sitemap stands in one list, indented by level, at %i px',
  async (width) => {
    const page = await open({ width, shared: true })
    await page.goto('/sitemap')
    const lines = await page.locator('.sitemap-pages > li').evaluateAll((all) =>
      all.map((line) => {
        const words = line.firstElementChild
        return {
          depth: Number(/sitemap-depth-(\d+)/.exec(line.className)?.[1]),
          visible: words?.checkVisibility() === true,
          // From the line's own start, since the list may stand in two columns.
          start: Math.round(
            (words?.getBoundingClientRect().left ?? 0) - line.getBoundingClientRect().left,
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
