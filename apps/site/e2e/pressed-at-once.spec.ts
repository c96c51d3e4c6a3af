import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type PageOptions, testBrowser } from './browser.ts'

const { open } = testBrowser()
const ARTICLE = '/blog/forty-four-explanations-for-very-little'
const EPISODE = '/podcast/a-sponsor-explains'
const FILM = '/videos/a-network-by-hand'

/** A page on a machine that is six times slower, handed over as soon as its HTML is there and before its script. */
async function arrive(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await open({ reducedMotion: true, ...options })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

/** Presses without waiting until anything stands still. */
const HANDS = {
  mouse: async (target: Locator) => {
    await target.waitFor()
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    const box = await target.boundingBox()
    if (box === null) throw new Error('What is to be pressed is not shown')
    await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  },
  keyboard: async (target: Locator) => {
    await target.waitFor()
    await target.press('Enter')
  },
} as const
const hands = Object.keys(HANDS) as (keyof typeof HANDS)[]

const folds = (page: Page) => page.locator('.header-fold')
const isOpen = (fold: Locator) => fold.evaluate((details: HTMLDetailsElement) => details.open)
const pathOf = (page: Page) => new URL(page.url()).pathname

describe.each(hands)('what is pressed at once by %s on a slow machine counts:', (hand) => {
  const press = HANDS[hand]

  it('a group of the navigation, then another, then a link in it', async () => {
    const page = await arrive(ARTICLE)
    await press(folds(page).nth(0).locator('summary'))
    await press(folds(page).nth(1).locator('summary'))
    await expect.poll(() => isOpen(folds(page).nth(1))).toBe(true)
    expect(await isOpen(folds(page).nth(0))).toBe(false)
    const link = folds(page).nth(1).locator('.header-entry a').first()
    const href = await link.getAttribute('href')
    await press(link)
    await expect.poll(() => pathOf(page)).toBe(href?.replace(/[?#].*$/, ''))
  })

  it('the menu of a phone, a group in it, then another, then a link', async () => {
    const page = await arrive(ARTICLE, { width: 390 })
    await press(page.locator('.header-menu-button'))
    await press(folds(page).nth(0).locator('summary'))
    await expect.poll(() => isOpen(folds(page).nth(0))).toBe(true)
    await press(folds(page).nth(1).locator('summary'))
    await expect.poll(() => isOpen(folds(page).nth(1))).toBe(true)
    const link = folds(page).nth(1).locator('.header-entry a').first()
    const href = await link.getAttribute('href')
    await press(link)
    await expect.poll(() => pathOf(page)).toBe(href?.replace(/[?#].*$/, ''))
  })

  it('the menu of a phone and its closing button', async () => {
    const page = await arrive(ARTICLE, { width: 390 })
    const menu = page.locator('.header-menu')
    await press(page.locator('.header-menu-button'))
    await press(page.locator('.header-close'))
    await menu.waitFor({ state: 'hidden' })
    await press(page.locator('.header-menu-button'))
    await menu.waitFor()
  })

  it('the search box, and the letters typed right after', async () => {
    const page = await arrive(ARTICLE)
    await press(page.locator('button.header-search'))
    await page.keyboard.type('float')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=float')
  })

  it('the contents list of a phone, and a heading in it', async () => {
    const page = await arrive(ARTICLE, { width: 390 })
    await press(page.locator('.contents-list-summary').first())
    const link = page.locator('.contents-list-items a').nth(1)
    const href = await link.getAttribute('href')
    await press(link)
    await expect.poll(() => new URL(page.url()).hash).toBe(href)
  })

  it('a transcript, and a filter of the resources', async () => {
    const page = await arrive(EPISODE)
    const transcript = page.locator('.transcript')
    await press(transcript.locator('summary'))
    await expect.poll(() => isOpen(transcript)).toBe(true)
    await page.goto('/resources', { waitUntil: 'commit' })
    await page.getByLabel('Resource type', { exact: true }).selectOption('webinars')
    await expect.poll(() => new URL(page.url()).search).toBe('?type=webinars')
  })

  it('the button of a film, as soon as it is there', async () => {
    const page = await arrive(FILM)
    await press(page.locator('.video-player-start'))
    await page.getByLabel('Speed').waitFor()
    const time = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
    await expect.poll(time).toBeGreaterThan(0)
  })
})
