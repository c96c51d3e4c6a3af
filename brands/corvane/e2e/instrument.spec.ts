import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'

const { open } = testBrowser()

async function openHome(options: PageOptions = {}): Promise<Page> {
  const page = await open({ reducedMotion: true, shared: true, ...options })
  await page.goto('/')
  return page
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Status date', exact: true })
const needle = (page: Page) => page.locator('.instrument .chart-needle-text')
const values = (page: Page) => page.locator('.instrument .chart-value').allTextContents()

/** The area that can be dragged. */
async function dialBox(page: Page) {
  const dial = page.locator('.instrument-dial')
  await dial.waitFor()
  const box = await dial.boundingBox()
  if (box === null) throw new Error('The dial is not shown.')
  return box
}

/** Position of one of the 15 months; the area extends 22 pixels beyond the first and the last. */
function xOf(box: { readonly x: number; readonly width: number }, month: number): number {
  return box.x + 22 + ((month - 1) / 14) * (box.width - 44)
}

describe('the instrument of the home page', () => {
  it('shows by keyboard what was known on an earlier day, and returns to today', async () => {
    const page = await openHome()
    await slider(page).focus()
    const today = await values(page)
    expect(await needle(page).textContent()).toBe('30 Sep')
    await page.keyboard.press('Home')
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    expect((await values(page))[0]).toBe('1.00')
    expect(await slider(page).getAttribute('aria-valuetext')).toContain(
      '31 January 2025: Schedule index 1.00',
    )
    await page.keyboard.press('End')
    expect(await values(page)).toEqual(today)
  })

  it('follows a mouse, and has a shareable address that restores its state', async () => {
    const page = await openHome()
    const box = await dialBox(page)
    const middle = box.y + box.height / 2
    await page.mouse.move(xOf(box, 9), middle)
    await page.mouse.down()
    await page.mouse.move(xOf(box, 5), middle, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => needle(page).textContent()).toBe('31 May')
    expect(new URL(page.url()).search).toBe('?status=2025-05-31')
    const moved = await values(page)
    await page.goto('/about')
    await page.goBack()
    await slider(page).waitFor()
    await expect.poll(() => values(page)).toEqual(moved)
    expect(await needle(page).textContent()).toBe('31 May')
  })

  inAudit('follows a finger on a phone, but not while the finger scrolls', async () => {
    const page = await openHome({ width: 390, shared: false })
    await page.locator('.instrument-dial').scrollIntoViewIfNeeded()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: from.x + share * by.x, y: from.y + share * by.y }],
        })
      await touch('touchStart', 0)
      for (const share of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    const first = await dialBox(page)
    const middle = (box: typeof first) => box.y + box.height / 2
    await swipe({ x: xOf(first, 6), y: middle(first) }, { x: 3, y: -120 })
    await expect.poll(scrolled).toBeGreaterThan(before)
    expect(await needle(page).textContent()).toBe('30 Sep')
    const box = await dialBox(page)
    await swipe({ x: xOf(box, 9), y: middle(box) }, { x: xOf(box, 5) - xOf(box, 9), y: 2 })
    await expect.poll(() => needle(page).textContent()).toBe('31 May')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  inAudit(
    'shows how an approval slipped, from on plan to the report, and both forecasts after it',
    async () => {
      const page = await openHome()
      const story = page.locator('.instrument-story')
      const visibility = (mark: string) =>
        page.locator(`.instrument .s-curve-${mark}`).getAttribute('visibility')
      const readAt = async (at: number) => {
        await slider(page).fill(String(at))
        return { index: (await values(page))[0], story: (await story.textContent()) ?? '' }
      }
      await slider(page).focus()
      await page.locator('.instrument[data-state="ready"]').waitFor()
      expect(await readAt(4.5)).toEqual({
        index: '1.00',
        story: 'On plan: Scheme plan approval is due on 31 May.',
      })
      expect(await visibility('seen')).toBe('hidden')
      expect((await readAt(5.5)).story).toContain('Corvane says the next morning at 06:00')
      expect([await visibility('seen'), await visibility('reported')]).toEqual([
        'visible',
        'hidden',
      ])
      const reported = await readAt(6.25)
      expect(reported.index).toBe('0.91')
      expect(reported.story).toContain(
        'the monthly report on 2 Jul: 31 days and £0.46m of work later',
      )
      expect(await visibility('reported')).toBe('visible')
      expect((await readAt(13)).story).toMatch(
        /^By then £16\.\d+m is earned if you act on 30 Sep, £1\d\.\d+m if you wait: finish on 7 Mar or on 14 Mar\.$/,
      )
    },
  )

  inAudit('shows its figures on a low screen, and no needle over the headline', async () => {
    const page = await openHome()
    await page.setViewportSize({ width: 1366, height: 768 })
    const last = await page.locator('.instrument .chart-note').last().boundingBox()
    if (last === null) throw new Error('The figures are not shown.')
    expect(last.y + last.height).toBeLessThanOrEqual(768)
    await slider(page).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const label = await needle(page).boundingBox()
    if (heading === null || label === null) throw new Error('Heading or needle is not shown.')
    const isBeside = label.x >= heading.x + heading.width
    expect(isBeside || label.y >= heading.y + heading.height).toBe(true)
  })

  inAudit(
    'changes texts in place, because new nodes would make a slow phone restyle the whole page',
    async () => {
      const page = await openHome()
      await slider(page).focus()
      await page.locator('.instrument[data-state="ready"]').waitFor()
      const added = await page.evaluateHandle(() => {
        const nodes: Node[] = []
        const observer = new MutationObserver((changes) => {
          for (const { addedNodes } of changes) nodes.push(...addedNodes)
        })
        observer.observe(document.body, { childList: true, subtree: true })
        return nodes
      })
      await page.keyboard.press('Home')
      await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
      expect(await added.evaluate((nodes) => nodes.map((node) => node.textContent))).toEqual([])
    },
  )

  inAudit(
    'calculates the rows of the table, its total and the sentence above it for that day',
    async () => {
      const page = await openHome()
      const table = page.locator('.project-control-tower')
      const row = (name: string) => table.getByRole('row', { name })
      const sentence = table.locator('[aria-live="polite"]')
      await slider(page).focus()
      expect(await sentence.textContent()).toContain('By 30 September 2025, £25.79m of work')
      const [ostler, total] = [row('Ostler Junction'), row('Portfolio')]
      const now = await ostler.textContent()
      await table.scrollIntoViewIfNeeded()
      await table.locator('[data-x-tower][data-state="ready"]').waitFor()
      await slider(page).press('Home')
      await expect
        .poll(() => sentence.textContent())
        .toBe(
          'By 31 January 2025, £1.04m of work was planned and £1.05m earned: SPI 1.01. No project is behind plan.',
        )
      expect(await ostler.textContent()).not.toBe(now)
      for (const figure of ['1.00', '1.03', '320', '310', '17,825', '24 February 2026']) {
        expect(await ostler.textContent()).toContain(figure)
      }
      expect(await total.textContent()).toContain('1,040')
      expect(await table.getByText('As of 31 January 2025').count()).toBe(1)
      await page.keyboard.press('End')
      expect(await ostler.textContent()).toBe(now)
      expect(await sentence.textContent()).toContain('SPI 0.95')
    },
  )

  inAudit('can be moved at the table too, and both needles show the same day', async () => {
    const page = await openHome()
    const dial = page.getByRole('slider', { name: 'Status date of the table' })
    await dial.focus()
    await page.keyboard.press('Home')
    await slider(page).scrollIntoViewIfNeeded()
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    expect(await slider(page).inputValue()).toBe(await dial.inputValue())
    expect(await dial.getAttribute('aria-valuetext')).toBe('31 January 2025')
    expect(new URL(page.url()).search).toBe('?status=2025-01-31')
  })

  inAudit('gives screen readers its position, before and after it is moved', async () => {
    const page = await openHome()
    await slider(page).waitFor()
    const value = () => slider(page).getAttribute('aria-valuetext')
    const dial = page.getByRole('slider', { name: 'Status date of the table' })
    await dial.waitFor()
    expect(await value()).toContain('30 September 2025: Schedule index 0.93')
    expect(await dial.getAttribute('aria-valuetext')).toBe('30 September 2025')
    const drawing = page.locator('.instrument desc')
    expect(await drawing.textContent()).toContain('On 30 September 2025, ')
    await slider(page).press('Home')
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    expect(await value()).toContain('31 January 2025: Schedule index 1.00')
    expect(await drawing.textContent()).toContain(
      'On 31 January 2025, £0.32m of work was planned and £0.32m earned',
    )
  })

  it('BLOCK-2 keeps a first key press that precedes its script', async () => {
    const page = await openHome()
    const held = Promise.withResolvers<void>()
    await page.route(/\/instrument-[^/]*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    const box = await dialBox(page)
    const request = page.waitForRequest(/\/instrument-[^/]*\.js$/)
    await page.mouse.click(xOf(box, 5), box.y + box.height / 2)
    await request
    expect(await needle(page).textContent()).toBe('30 Sep')
    held.resolve()
    await expect.poll(() => needle(page).textContent()).toBe('31 May')
    expect(new URL(page.url()).search).toBe('?status=2025-05-31')
  })

  inAudit('is a drawing without script', async () => {
    const page = await openHome({ script: false })
    expect(await slider(page).count()).toBe(0)
    expect(await needle(page).textContent()).toBe('30 Sep')
    expect((await values(page))[0]).toBe('0.93')
    expect(await page.locator('.instrument-story').textContent()).toContain(
      '31 days and £0.46m of work later',
    )
  })

  inAudit('shows the invoices of the project that is over budget, without script', async () => {
    const page = await openHome({ script: false })
    await page.getByText('Cardew Viaduct strengthening: open its 7 control accounts').click()
    await page.getByText('2.1 Access and scaffolding').click()
    const invoices = page.locator('.project-control-tower-invoices li')
    expect(await invoices.count()).toBe(6)
    const amounts = await invoices.locator('.figures').allTextContents()
    expect(amounts.reduce((sum, amount) => sum + Number(amount), 0)).toBe(1190)
    expect(await invoices.nth(3).isVisible()).toBe(true)
  })
})
