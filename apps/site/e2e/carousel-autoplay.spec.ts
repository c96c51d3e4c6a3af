import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import {
  button,
  carouselBrowser,
  drag,
  findings,
  focusName,
  slideNumbersInView,
  slides,
} from './carousel-page.ts'

const { openCarousel } = carouselBrowser()

describe('BLOCK-5 autoplay', () => {
  /** Number of the first item in view after the next interval. */
  async function firstAfterInterval(page: Page): Promise<number | undefined> {
    await page.clock.runFor(6_000)
    return (await slideNumbersInView(page))[0]
  }

  inAudit('turns the page every 6 s, without announcing it', async () => {
    const page = await openCarousel('items=9&autoplay')
    await page.clock.runFor(5_999)
    expect(await slideNumbersInView(page)).toEqual([1, 2, 3])
    await page.clock.runFor(1)
    expect(await slideNumbersInView(page)).toEqual([4, 5, 6])
    expect([await firstAfterInterval(page), await firstAfterInterval(page)]).toEqual([7, 1])
    expect(await page.getByText('Page 1 of 3').getAttribute('aria-live')).toBe('off')
  })

  it('is stopped and started by its control, which is the first to be reached', async () => {
    const page = await openCarousel('items=9&autoplay', { shared: false })
    await button(page, 'Stop moving').click()
    expect(await firstAfterInterval(page)).toBe(1)
    expect(await page.getByText('Page 1 of 3').getAttribute('aria-live')).toBe('polite')
    expect(await findings(page)).toEqual([])
    await button(page, 'Start moving').click()
    expect(await firstAfterInterval(page)).toBe(4)
    await page.getByRole('link', { name: 'Before' }).focus()
    await page.keyboard.press('Tab')
    expect(await focusName(page)).toBe('Start moving')
    expect(await firstAfterInterval(page)).toBe(4)
    await page.keyboard.press('Enter')
    expect(await focusName(page)).toBe('Stop moving')
    expect(await firstAfterInterval(page)).toBe(7)
  })

  inAudit('stops for good when the focus comes in, and when a page is turned by hand', async () => {
    const page = await openCarousel('items=9&autoplay')
    await page.getByRole('link', { name: 'Reading 1' }).focus()
    expect(await firstAfterInterval(page)).toBe(1)
    await page.getByRole('link', { name: 'Before' }).focus()
    expect(await firstAfterInterval(page)).toBe(1)
    const other = await openCarousel('items=9&autoplay')
    await drag(other, slides(other).nth(1), -100)
    expect(await firstAfterInterval(other)).toBe(4)
  })

  it('stops when the tab is hidden', async () => {
    const page = await openCarousel('items=9&autoplay')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await firstAfterInterval(page)).toBe(1)
    expect(await button(page, 'Start moving').count()).toBe(1)
  })

  inAudit('pauses under the pointer when so configured, and only then', async () => {
    const page = await openCarousel('items=9&autoplay&hover')
    await slides(page).first().hover()
    expect(await firstAfterInterval(page)).toBe(1)
    await page.mouse.move(5, 5)
    expect(await firstAfterInterval(page)).toBe(4)
    const other = await openCarousel('items=9&autoplay')
    await slides(other).first().hover()
    expect(await firstAfterInterval(other)).toBe(4)
  })

  it('never starts under reduced motion, where pages change at once', async () => {
    const page = await openCarousel('items=9&autoplay', { reducedMotion: true })
    expect(await firstAfterInterval(page)).toBe(1)
    expect(await page.getByRole('button').count()).toBe(2)
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    expect(await slideNumbersInView(page)).toEqual([7, 8, 9])
    const moves = await page.locator('.carousel-track').evaluate((track) => track.getAnimations())
    expect(moves).toEqual([])
  })

  inAudit('stops when the visitor turns on reduced motion later', async () => {
    const page = await openCarousel('items=9&autoplay')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => page.getByRole('button').count()).toBe(2)
    expect(await firstAfterInterval(page)).toBe(1)
  })
})
