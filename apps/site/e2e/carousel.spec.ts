import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations } from './accessibility.ts'
import {
  button,
  carouselBrowser,
  findings,
  focusName,
  slideNumbersInView,
  slides,
  turn,
} from './carousel-page.ts'

const { openCarousel, openPage } = carouselBrowser()

/** Items that fit into the row, as drawn, and the gap between them. */
async function measures(page: Page): Promise<{ items: number; gap: number }> {
  return page.locator('.carousel-track').evaluate((track) => {
    const [first, second] = [...track.children].map((slide) => slide.getBoundingClientRect())
    if (first === undefined || second === undefined) throw new Error('too few slides')
    const gap = second.left - first.right
    const rest = track.getBoundingClientRect().width
    const whole = Math.floor((rest + gap + 0.5) / (first.width + gap))
    const part = (rest - whole * (first.width + gap)) / first.width
    return { items: Number((whole + Math.max(0, part)).toFixed(2)), gap: Math.round(gap) }
  })
}

describe('BLOCK-5 a carousel', () => {
  it.each(someCases<readonly [string, number]>(['peek', 0.27], ['', 0]))(
    'shows as many items as there is room for, %s (and %s more)',
    async (query, more) => {
      const page = await openCarousel(query)
      for (const [width, items, gap] of [
        [639, 1, 12],
        [640, 2, 20],
        [1023, 2, 20],
        [1024, 3, 24],
        [1439, 3, 24],
        [1440, 3, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        expect(await measures(page), `${width} px`).toEqual({ items: items + more, gap })
        await expect
          .poll(() => slideNumbersInView(page), { message: `${width} px` })
          .toHaveLength(items)
      }
    },
  )

  inAudit('moves a timeline by whole items, to the last', async () => {
    const page = await openCarousel('peek', { reducedMotion: true })
    const start = await slides(page).first().boundingBox()
    await turn(page, 'Next')
    expect(await slideNumbersInView(page)).toEqual([3, 4, 5])
    expect((await slides(page).nth(2).boundingBox())?.x).toBeCloseTo(start?.x ?? 0, 0)
  })

  it('has accessible names for itself, its slides and the page in view', async () => {
    const page = await openCarousel('items=7', { shared: false })
    const group = page.getByRole('group', { name: 'Readings', exact: true })
    expect(await group.getAttribute('aria-roledescription')).toBe('carousel')
    expect(await page.getByRole('group', { name: '2 of 7' }).count()).toBe(1)
    expect(await page.getByText('1 / 3').isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
    await turn(page, 'Next')
    const status = page.getByText('Page 2 of 3')
    expect(await status.getAttribute('aria-live')).toBe('polite')
    expect(await findings(page)).toEqual([])
  })

  inAudit(
    'wraps both ways, fills the last page up, and never moves the focus from its buttons',
    async () => {
      const page = await openCarousel('items=7')
      const seen: number[][] = []
      for (const _ of [1, 2, 3]) {
        await turn(page, 'Next')
        seen.push(await slideNumbersInView(page))
      }
      expect(seen).toEqual([
        [4, 5, 6],
        [5, 6, 7],
        [1, 2, 3],
      ])
      expect(await focusName(page)).toBe('Next')
      await turn(page, 'Previous')
      expect(await slideNumbersInView(page)).toEqual([5, 6, 7])
      expect(await focusName(page)).toBe('Previous')
    },
  )

  inAudit('ignores input during its 300 ms', async () => {
    const page = await openCarousel('items=9')
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await page.keyboard.press('End')
    await page.clock.runFor(299)
    await button(page, 'Next').click()
    expect(await slideNumbersInView(page)).toEqual([4, 5, 6])
    await page.clock.runFor(1)
    await button(page, 'Next').click()
    expect(await slideNumbersInView(page)).toEqual([7, 8, 9])
  })

  inAudit('has no pages when all items fit', async () => {
    const page = await openCarousel('items=3')
    expect(await button(page, 'Next').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Reading 1' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await slideNumbersInView(page)).toEqual([1, 2, 3])
    await page.setViewportSize({ width: 1000, height: 900 })
    expect(await button(page, 'Next').isVisible()).toBe(true)
  })

  inAudit('keeps the first item in view at every width', async () => {
    const page = await openCarousel('items=9', { width: 390 })
    for (const _ of [1, 2, 3, 4]) await turn(page, 'Next')
    expect(await slideNumbersInView(page)).toEqual([5])
    const seen: number[][] = []
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => slideNumbersInView(page))
        .toHaveLength({ 1440: 3, 768: 2, 390: 1 }[width] ?? 0)
      seen.push(await slideNumbersInView(page))
    }
    expect(seen).toEqual([[4, 5, 6], [5, 6], [5]])
  })
})

describe('BLOCK-5 by keyboard', () => {
  it('turns by arrows, Home and End while the focus is inside, and only then', async () => {
    const page = await openCarousel('items=9')
    await page.getByRole('link', { name: 'Before' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await slideNumbersInView(page)).toEqual([1, 2, 3])
    await button(page, 'Next').focus()
    const seen: number[][] = []
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await page.keyboard.press(key)
      await page.clock.runFor(300)
      seen.push(await slideNumbersInView(page))
    }
    expect(seen.map(([first]) => first)).toEqual([4, 7, 1, 7, 1])
    expect(await focusName(page)).toBe('Next')
  })

  inAudit('is mirrored right to left', async () => {
    const page = await openCarousel('items=9&dir=rtl', { shared: false })
    await button(page, 'Next').focus()
    await page.keyboard.press('ArrowLeft')
    await page.clock.runFor(300)
    expect(await slideNumbersInView(page)).toEqual([4, 5, 6])
    await expect
      .poll(async () => {
        const [view, slide] = await Promise.all([
          page.locator('.carousel-view').boundingBox(),
          slides(page).nth(3).boundingBox(),
        ])
        return Math.round(
          (view?.x ?? 0) + (view?.width ?? 0) - (slide?.x ?? 0) - (slide?.width ?? 0),
        )
      })
      .toBe(6)
    expect(await findings(page)).toEqual([])
  })

  inAudit('moves the focus to the new page when it was in the one that left', async () => {
    const page = await openCarousel('items=9')
    await page.getByRole('link', { name: 'Reading 2' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await focusName(page)).toBe('Reading 4')
  })

  it('reaches nothing that is out of view', async () => {
    const page = await openCarousel('items=9')
    await button(page, 'Next').focus()
    const reached: (string | null | undefined)[] = []
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      reached.push(await focusName(page))
    }
    expect(reached).toEqual(['Reading 1', 'Reading 2', 'Reading 3', 'After'])
  })
})

describe('BLOCK-5 without script', () => {
  it('is a row that the keyboard scrolls, every item in reach, no control in sight', async () => {
    const page = await openPage({ script: false })
    await page.goto('/?items=5&autoplay')
    expect(await page.getByRole('button').count()).toBe(0)
    const row = page.locator('.carousel-view')
    await row.focus()
    const right = async (index: number) => {
      const box = await slides(page).nth(index).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right(4)).toBeGreaterThan(1440)
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return right(4)
      })
      .toBeLessThan(1440)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(1440)
  })

  inAudit('starts at the item that was scrolled to before the script loaded', async () => {
    const page = await openPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/carousel-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/?items=9')
    await page.locator('.carousel-view').evaluate((view) => view.scrollTo({ left: 99_999 }))
    expect(await violations(page)).toEqual([])
    release()
    await page.locator('[data-state="ready"]').waitFor()
    expect(await slideNumbersInView(page)).toEqual([7, 8, 9])
  })
})
