import { expect, inject, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'

const { open } = testBrowser()

it.each([
  [1440, 4],
  ...(process.env.EVERY_EXAMPLE
    ? ([
        [390, 1],
        [768, 2],
        [1920, 4],
      ] as const)
    : []),
] as const)(
  'BLOCK-5 at %s px a row of steps shows the names of %s steps, none of them cut off',
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
