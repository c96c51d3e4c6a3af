import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { carouselBrowser, drag, slideNumbersInView, slides } from './carousel-page.ts'

const { openCarousel } = carouselBrowser()

/** Draws a finger over the middle of the first slide in view. */
async function stroke(page: Page, dx: number, dy: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const box = await slides(page).first().boundingBox()
  if (box === null) throw new Error('nothing to stroke')
  const at = (share: number) => ({
    touchPoints: [{ x: box.x + box.width / 2 + dx * share, y: box.y + 30 + dy * share }],
  })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(share) })
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Draws a pen over the first slide in view. */
async function penStroke(page: Page, dx: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const box = await slides(page).first().boundingBox()
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 30]
  const pen = { button: 'left', clickCount: 1, pointerType: 'pen' } as const
  await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mousePressed', x, y, buttons: 1 })
  for (const share of [0.5, 1]) {
    const at = { x: x + dx * share, y, buttons: 1 }
    await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseMoved', ...at })
  }
  await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased', x: x + dx, y })
}

describe('BLOCK-5 by pointer', () => {
  it.each(
    someCases<readonly [string, number, readonly number[]]>(
      ['', -80, [4, 5, 6]],
      ['', -79, [1, 2, 3]],
      ['dir=rtl', 80, [4, 5, 6]],
    ),
  )('%s a mouse dragged over %s px leaves %s in view', async (query, dx, expected) => {
    const page = await openCarousel(`items=9&${query}`)
    await drag(page, slides(page).nth(1), dx)
    expect(await slideNumbersInView(page)).toEqual(expected)
  })

  it.each(someCases(['a finger', 'touch'], ['a pen', 'pen']))('%s works too', async (_, kind) => {
    const page = await openCarousel('items=9', { shared: false })
    if (kind === 'touch') await stroke(page, -120, 0)
    else await penStroke(page, -120)
    await expect.poll(() => slideNumbersInView(page)).toEqual([4, 5, 6])
  })

  it('leaves scrolling up and down to the browser', async () => {
    const page = await openCarousel('items=9', { shared: false })
    await stroke(page, -5, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await slideNumbersInView(page)).toEqual([1, 2, 3])
  })

  it.each(
    someCases<readonly [number, number, string]>(
      [-11, 0, 'does not'],
      [10, 0, 'follows it'],
      [0, 11, 'does not'],
    ),
  )('a drag of %s and %s px on a link %s; the click after it does', async (dx, dy, follows) => {
    const page = await openCarousel('items=9')
    const historyLength = () => page.evaluate(() => history.length)
    const before = await historyLength()
    await drag(page, page.getByRole('link', { name: 'Reading 2' }), dx, dy)
    await page.clock.runFor(300)
    const first = page.locator('.carousel-slide:not([inert]) a').first()
    await first.click()
    await expect.poll(() => new URL(page.url()).hash).toBe(await first.getAttribute('href'))
    expect(await historyLength()).toBe(before + (follows === 'follows it' ? 2 : 1))
  })

  inAudit('follows the pointer, and goes back after a short drag', async () => {
    const page = await openCarousel('items=9')
    const second = slides(page).nth(1)
    const before = await second.boundingBox()
    await page.mouse.move(700, (before?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(640, (before?.y ?? 0) + 20)
    expect((await second.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 60, 0)
    await page.mouse.up()
    await expect.poll(async () => (await second.boundingBox())?.x).toBe(before?.x)
    expect(await slideNumbersInView(page)).toEqual([1, 2, 3])
  })
})
