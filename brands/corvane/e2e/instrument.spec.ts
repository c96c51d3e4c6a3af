import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'

const { open } = testBrowser()

async function openHome(options: PageOptions = {}): Promise<Page> {
  const page = await open({ reducedMotion: true, shared: true, ...options })
  await page.goto('/')
  return page
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Status date', exact: true })
const needle = (page: Page) => page.locator('.instrument .chart-needle-text')
const values = (page: Page) => page.locator('.instrument .chart-value').allTextContents()

describe('the instrument of the home page', () => {
  it('says by keyboard what was known on an earlier day, and comes back to today', async () => {
    const page = await openHome()
    await slider(page).focus()
    const today = await values(page)
    expect(await needle(page).textContent()).toBe('30 Sep')
    await page.keyboard.press('Home')
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    expect((await values(page))[0]).toBe('0.94')
    expect(await slider(page).getAttribute('aria-valuetext')).toContain(
      '31 January 2025: Schedule index 0.94',
    )
    await page.keyboard.press('End')
    expect(await values(page)).toEqual(today)
  })

  it('follows a mouse, and its address can be shared and come back to', async () => {
    const page = await openHome()
    await slider(page).waitFor()
    const box = await slider(page).boundingBox()
    if (box === null) throw new Error('The slider is not shown.')
    const middle = box.y + box.height / 2
    await page.mouse.move(box.x + box.width - 22, middle)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 4 })
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

  it('follows a finger on a phone', async () => {
    const page = await openHome({ width: 390, shared: false })
    await slider(page).waitFor()
    const box = await slider(page).boundingBox()
    if (box === null) throw new Error('The slider is not shown.')
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [finger])
    await touch('touchEnd', [])
    await expect.poll(() => needle(page).textContent()).toBe('31 May')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('writes into the text that is there: new nodes cost a slow phone the styles of the whole page', async () => {
    const page = await openHome()
    await slider(page).focus()
    await page.locator('.instrument[data-state="ready"]').waitFor()
    const added = await page.evaluateHandle(() => {
      const nodes: Node[] = []
      const seen = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) nodes.push(...addedNodes)
      })
      seen.observe(document.body, { childList: true, subtree: true })
      return nodes
    })
    await page.keyboard.press('Home')
    await expect.poll(() => needle(page).textContent()).toBe('31 Jan')
    expect(await added.evaluate((nodes) => nodes.map((node) => node.textContent))).toEqual([])
  })

  it('calculates the rows of the table, its total and the sentence above it for that day', async () => {
    const page = await openHome()
    const table = page.locator('.project-control-tower')
    const row = (name: string) => table.getByRole('row', { name })
    const sentence = table.locator('[aria-live="polite"]')
    await slider(page).focus()
    expect(await sentence.textContent()).toContain('By 30 September 2025, £25.79m of work')
    const [ostler, total] = [row('Ostler Junction'), row('Portfolio')]
    const now = await ostler.textContent()
    await table.scrollIntoViewIfNeeded()
    await table.locator('[data-tower][data-state="ready"]').waitFor()
    await slider(page).press('Home')
    await expect
      .poll(() => sentence.textContent())
      .toBe(
        'By 31 January 2025, £1.04m of work was planned and £1.02m earned: SPI 0.98. Behind plan by £0.03m: Ostler Junction resignalling and Station access upgrade. The rest together: +£0.01m.',
      )
    expect(await ostler.textContent()).not.toBe(now)
    for (const figure of ['0.94', '0.97', '320', '300', '310', '19,013', '+613', '24 March 2026']) {
      expect(await ostler.textContent()).toContain(figure)
    }
    expect(await total.textContent()).toContain('1,040')
    expect(await table.getByText('As of 31 January 2025').count()).toBe(1)
    await page.keyboard.press('End')
    expect(await ostler.textContent()).toBe(now)
    expect(await sentence.textContent()).toContain('SPI 0.95')
  })

  it('is moved at the table too, and both needles stand at one day', async () => {
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

  it('says to who does not see it where it stands, before it is moved and after', async () => {
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
    expect(await value()).toContain('31 January 2025: Schedule index 0.94')
    expect(await drawing.textContent()).toContain(
      'On 31 January 2025, £0.32m of work was planned and £0.3m earned',
    )
  })

  it('BLOCK-2 keeps a first press that comes before its script', async () => {
    const page = await openHome()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/instrument-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const box = await slider(page).boundingBox()
    if (box === null) throw new Error('The slider is not shown.')
    const request = page.waitForRequest(/\/instrument-[^/]*\.js$/)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await request
    expect(await needle(page).textContent()).toBe('30 Sep')
    answer()
    await expect.poll(() => needle(page).textContent()).toBe('31 May')
    expect(new URL(page.url()).search).toBe('?status=2025-05-31')
  })

  it('is a drawing without script', async () => {
    const page = await openHome({ script: false })
    expect(await slider(page).count()).toBe(0)
    expect(await needle(page).textContent()).toBe('30 Sep')
    expect((await values(page))[0]).toBe('0.93')
  })

  it('opens the project that is over budget down to its invoices, without script', async () => {
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
