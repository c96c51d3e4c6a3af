import { expect, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'

const { open } = testBrowser()

it.each(['/', '/testimonials/increase-in-net-profit'])(
  'BLOCK-2 customers’ wordmarks are white on dark grounds alone, at %s',
  async (path) => {
    const page = await open({ width: 1440, shared: true })
    await page.goto(path)
    const wordmarks = await page.locator('.logo-picture').evaluateAll((all) =>
      all.map((logo) => ({
        isWhite: getComputedStyle(logo).filter !== 'none',
        // Themes are nested: a white sheet may lie on a dark band.
        isOnDark:
          logo
            .closest('.theme-light, .theme-tinted, .theme-dark, .theme-brand')
            ?.matches('.theme-dark, .theme-brand') === true,
      })),
    )
    expect(wordmarks.length).toBeGreaterThan(0)
    expect(wordmarks.filter(({ isWhite, isOnDark }) => isWhite !== isOnDark)).toEqual([])
  },
)
