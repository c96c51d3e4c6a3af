import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../../../apps/site/e2e/accessibility.ts'
import { type PageOptions, testBrowser } from '../../../apps/site/e2e/browser.ts'
import { platformFolder } from '../../../tools/run/project.ts'
import { inAudit } from '../../../tools/testing/in-audit.ts'

const { open } = testBrowser()
const MAP = `/${platformFolder()}/workforce-planning`

async function openMap(options: PageOptions = {}, query = ''): Promise<Page> {
  const page = await open({ reducedMotion: true, shared: true, ...options })
  await page.goto(`${MAP}${query}`)
  if (options.script === false) return page
  // The script comes when a visitor moves towards the map.
  await page.locator('.levelling').hover()
  await page.locator('.levelling[data-state="ready"]').waitFor()
  return page
}

const cell = (page: Page, team: string, week: number) =>
  page.getByRole('button', { name: `${team}, week ${week}:` })
const name = (locator: Locator) => locator.getAttribute('aria-label').then(plain)
const text = (page: Page, selector: string) => page.locator(selector).textContent().then(plain)
const announcement = (page: Page) => text(page, '.levelling-status')
const sentence = (page: Page) => text(page, '.levelling-sentence')
const figures = async (page: Page) =>
  (await page.locator('.levelling .chart-value').allTextContents()).map(plain)
const loads = (page: Page, team: number) =>
  page
    .locator('.heat-map-cell text')
    .evaluateAll(
      (texts, at) => texts.slice(at * 10, at * 10 + 10).map((each) => Number(each.textContent)),
      team,
    )
const control = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true })

function plain(value: string | null): string {
  return (value ?? '').replaceAll('\u00a0', ' ')
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('The cell is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.75 }
}

describe('the heat map with movable hours', () => {
  it('follows a mouse: shades, key figures, the sentence and the address', async () => {
    const page = await openMap()
    expect(await figures(page)).toEqual(['94%', '522 h', '125%', '1,798 h'])
    const [from, to] = [cell(page, 'Testing', 48), cell(page, 'Testing', 41)]
    const [start, end] = [await middleOf(from), await middleOf(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    expect(await text(page, '.levelling-chip')).toBe('50 h')
    expect(await figures(page)).toEqual(['94%', '472 h', '120%', '1,748 h'])
    await page.mouse.up()
    expect(await loads(page, 5)).toEqual([40, 73, 55, 65, 80, 95, 110, 120, 100, 118])
    expect(await sentence(page)).toBe(
      '472 h are booked beyond capacity, in 18 of 70 team weeks. The highest load is 120%: Testing in week 47. 50 h moved.',
    )
    expect(await page.locator('.heat-map-cell.heat-map-far-over').count()).toBe(2)
    expect(await text(page, '.levelling desc')).toContain('Testing: 40, 73, 55')
    expect(await announcement(page)).toBe(
      '50 h of Testing moved from week 48 to week 41. Beyond capacity now: 472 h.',
    )
    expect(new URL(page.url()).search).toBe('?moved=6-48-41')
    expect(await page.locator('.levelling-chip').isVisible()).toBe(false)
  })

  inAudit('moves nothing when hours are dropped where there is no room', async () => {
    const page = await openMap()
    const before = await figures(page)
    const start = await middleOf(cell(page, 'Testing', 48))
    const end = await middleOf(cell(page, 'Testing', 49))
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    expect(await announcement(page)).toBe('Testing has no room in week 49.')
    await page.mouse.up()
    expect(await figures(page)).toEqual(before)
    expect(new URL(page.url()).search).toBe('')
  })

  inAudit('follows a finger on a phone, with cells and buttons large enough for it', async () => {
    const page = await openMap({ width: 390, shared: false })
    const [from, to] = [cell(page, 'Signalling design', 44), cell(page, 'Signalling design', 48)]
    await from.scrollIntoViewIfNeeded()
    const box = await from.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [start, end] = [await middleOf(from), await middleOf(to)]
    await touch('touchStart', [start])
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y }])
    }
    await touch('touchEnd', [])
    await expect.poll(() => announcement(page)).toContain('40 h of Signalling design moved')
    expect(await loads(page, 0)).toEqual([95, 98, 105, 110, 100, 108, 100, 93, 100, 83])
    const back = await control(page, 'As it was').boundingBox()
    expect(back?.height).toBeGreaterThanOrEqual(44)
    const height = () => page.locator('.levelling').evaluate((map) => map.clientHeight)
    const resting = await height()
    await cell(page, 'Testing', 48).click()
    await control(page, 'Give back').waitFor()
    expect(await height()).toBe(resting)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  inAudit('moves hours with two presses, without dragging (WCAG 2.5.7)', async () => {
    const page = await openMap()
    await cell(page, 'Testing', 48).click()
    expect(await announcement(page)).toBe('50 h of Testing in week 48: to which week?')
    await cell(page, 'Testing', 41).click()
    expect((await figures(page))[1]).toBe('472 h')
  })

  it('moves hours by keyboard, and announces each step', async () => {
    const page = await openMap()
    const from = cell(page, 'Signalling design', 44)
    await cell(page, 'Signalling design', 42).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await from.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await name(from)).toBe('Signalling design, week 44: 113%, 40 h too many')
    await page.keyboard.press('Enter')
    expect(await from.getAttribute('aria-pressed')).toBe('true')
    expect(await violations(page, '.levelling')).toEqual([])
    await page.keyboard.press('ArrowRight')
    expect(await announcement(page)).toBe(
      '24 h of 40 h from week 44 to week 47. Beyond capacity then: 498 h.',
    )
    await page.keyboard.press('Escape')
    expect(await announcement(page)).toBe('Not moved.')
    expect((await figures(page))[1]).toBe('522 h')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect((await figures(page))[1]).toBe('482 h')
    expect(await from.getAttribute('aria-pressed')).toBe('false')
    expect(await from.getAttribute('aria-disabled')).toBe('true')
    expect(await from.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await name(cell(page, 'Signalling design', 48))).toBe(
      'Signalling design, week 48: 100%, 40 h moved here',
    )
    expect(await page.locator('.levelling-cell[tabindex="0"]').count()).toBe(1)
  })

  inAudit('moves hours with buttons, and resets everything with the last one', async () => {
    const page = await openMap()
    await cell(page, 'Civil engineering', 46).press('Enter')
    expect(await control(page, 'Put down').isDisabled()).toBe(true)
    await control(page, 'Later').press('Enter')
    await control(page, 'Put down').press('Enter')
    expect((await figures(page))[1]).toBe('518 h')
    expect(
      await cell(page, 'Civil engineering', 46).evaluate((each) => each === document.activeElement),
    ).toBe(true)
    await control(page, 'As it was').press('Enter')
    expect((await figures(page))[1]).toBe('522 h')
    expect(new URL(page.url()).search).toBe('')
    expect(await control(page, 'As it was').count()).toBe(0)
    expect(
      await cell(page, 'Signalling design', 42).evaluate((each) => each === document.activeElement),
    ).toBe(true)
  })

  inAudit('shows held hours and free weeks in forced colours and at 320 px', async () => {
    const page = await openMap({ width: 320 })
    await page.emulateMedia({ forcedColors: 'active' })
    const from = cell(page, 'Testing', 48)
    await from.press('Enter')
    const box = await from.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    const border = (locator: Locator) =>
      locator.evaluate((button) => getComputedStyle(button, '::after').borderTopStyle)
    expect(await border(from)).toBe('solid')
    expect(await border(cell(page, 'Testing', 41))).toBe('dashed')
    expect(await border(cell(page, 'Testing', 49))).toBe('none')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  inAudit('has a shareable address, which restores its state', async () => {
    // The moves that the text beside the map describes.
    const page = await openMap({}, '?moved=1-45-47.1-44-48.1-43-49.1-42-49')
    expect(await loads(page, 0)).toEqual([95, 98, 100, 100, 100, 100, 100, 100, 100, 98])
    expect(await sentence(page)).toContain(
      '410 h are booked beyond capacity, in 15 of 70 team weeks.',
    )
    expect(await sentence(page)).toContain('112 h moved.')
    await control(page, 'As it was').waitFor()
    const shown = await figures(page)
    await page.goto('/about')
    await page.goBack()
    await page.locator('.levelling[data-state="ready"]').waitFor()
    expect(await figures(page)).toEqual(shown)
  })

  inAudit('is a drawing without script, with no control that does nothing', async () => {
    const page = await openMap({ script: false })
    expect(await figures(page)).toEqual(['94%', '522 h', '125%', '1,798 h'])
    expect(await sentence(page)).toContain('The highest load is 125%: Testing in week 48.')
    expect(await page.locator('.levelling button').count()).toBe(0)
    expect(await page.locator('.levelling-panel').isVisible()).toBe(false)
  })
})
