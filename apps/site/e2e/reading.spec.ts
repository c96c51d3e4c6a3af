import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

const faqs = (page: Page) => page.locator('[data-block="faqs"]').first().locator('details')
const openOnes = (page: Page) =>
  faqs(page).evaluateAll((all) =>
    all.flatMap((each, index) => (each.hasAttribute('open') ? index : [])),
  )

/** `npm test` opens folds by mouse with script and by keyboard without, the audit in all ways. */
const itWhen = (isIt: boolean) => it.runIf(isIt || process.env.EVERY_EXAMPLE)

describe.each([true, false])('BLOCK-4 FAQs, script %s', (script) => {
  itWhen(script)('opens the first, then one at a time, and closes the open one', async () => {
    const page = await open({ script, shared: true })
    await page.goto(SERVED_PAGE)
    expect(await openOnes(page)).toEqual([0])
    await faqs(page).nth(1).locator('summary').click()
    expect(await openOnes(page)).toEqual([1])
    await faqs(page).nth(1).locator('summary').click()
    expect(await openOnes(page)).toEqual([])
  })

  itWhen(!script)('works by keyboard', async () => {
    const page = await open({ script, shared: true })
    await page.goto(SERVED_PAGE)
    await faqs(page).nth(0).locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await openOnes(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await openOnes(page)).toEqual([1])
  })
})

describe('the header', () => {
  it('opens a group by keyboard; Escape closes it and the focus stays', async () => {
    const page = await open({ shared: true })
    await page.goto(SERVED_PAGE)
    await page.locator('header[data-state="ready"]').waitFor()
    const group = page.locator('header details').first()
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await group.getByRole('link').first().isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await group.getByRole('link').first().isVisible()).toBe(false)
    expect(await group.locator('summary').evaluate((each) => each === document.activeElement)).toBe(
      true,
    )
  })

  it('gets its script on a page that is never idle', async () => {
    const page = await open()
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout ? window.setTimeout(callback, timeout) : 0
    })
    await page.goto(SERVED_PAGE)
    await page.locator('header[data-state="ready"]').waitFor()
  })

  it.each(someCases(true, false))('opens as a menu on a phone, script %s', async (script) => {
    const page = await open({ width: 390, script, shared: true })
    await page.goto(SERVED_PAGE)
    const menu = page.getByRole('navigation', { name: 'Main' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.locator('summary').first().click()
    expect(await menu.getByRole('link').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await menu.isVisible()).toBe(false)
  })

  it('comes back when the page is scrolled up, moves nothing, and is there for the keyboard', async () => {
    const page = await open({ shared: true, reducedMotion: true })
    await page.goto(SERVED_PAGE)
    const header = page.locator('header[data-state="ready"]')
    await header.waitFor()
    const mainTop = () =>
      page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    const before = await mainTop()
    const scrolled = async (to: number, state: string) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
      await page.locator(`header[data-follow="${state}"]`).waitFor()
      await header.evaluate((each) => Promise.all(each.getAnimations().map((a) => a.finished)))
      return (await header.boundingBox())?.y
    }
    expect(await scrolled(900, 'hidden')).toBeLessThan(-70)
    expect(await scrolled(700, 'shown')).toBe(0)
    expect(await scrolled(1200, 'hidden')).toBeLessThan(-70)
    expect(await mainTop()).toBe(before)
    await page.keyboard.press('Tab')
    await page.locator('.header-home').focus()
    await header.evaluate((each) => Promise.all(each.getAnimations().map((a) => a.finished)))
    expect((await header.boundingBox())?.y).toBe(0)
  })

  it('is skipped with the first Tab and Enter', async () => {
    const page = await open({ shared: true })
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

describe('addresses', () => {
  inAudit('ROUTE-3 a missing page has a search box and links onward', async () => {
    const page = await open({ quiet: true })
    const response = await page.goto('/blog/there-is-no-such-article')
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
    await page.getByRole('main').getByRole('searchbox').fill('earned value')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=earned\+value/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/\d+ results?/)
  })

  inAudit(
    'ROUTE-2 the other form of an address redirects to the canonical one, with its query',
    async () => {
      const page = await open({ shared: true })
      await page.goto('/careers?utm_source=test')
      expect(page.url()).toBe(`${inject('siteUrl')}/careers/?utm_source=test`)
      await page.goto('/about/')
      expect(page.url()).toBe(`${inject('siteUrl')}/about`)
      await page.goto('/guidebooks')
      expect(page.url()).toBe(`${inject('siteUrl')}/resources?category=guidebooks`)
    },
  )

  inAudit(
    'ROUTE-4 a redirect story leads on in production, and is explained in preview',
    async () => {
      const page = await open({ shared: true })
      await page.goto('/go/demo')
      expect(page.url()).toBe(`${inject('siteUrl')}/request-a-demo`)

      const preview = await open({ origin: inject('previewUrl') })
      await preview.goto('/go/demo')
      const main = preview.getByRole('main')
      expect(await main.getByRole('heading', { name: '307 Redirect - Pretty Link' }).count()).toBe(
        1,
      )
      expect(await main.getByRole('link').first().getAttribute('href')).toBe('/request-a-demo')
    },
  )
})

it('RES-7 the resources centre filters and pages without script', async () => {
  const page = await open({ script: false, shared: true })
  await page.goto('/resources')
  const main = page.getByRole('main')
  expect(await main.getByRole('article').count()).toBe(9)
  await main.getByRole('link', { name: 'Next', exact: true }).click()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await main.getByLabel('Resource type', { exact: true }).selectOption('podcast')
  await main.locator('form').first().getByRole('button').first().click()
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('type')).toBe('podcast')
  expect(searchParams.get('page')).toBeNull()
  const links = await main.getByRole('article').getByRole('link').all()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/podcast\//)
})

inAudit(
  'a sign after a telephone number or mail address begins no line, however long the line is',
  async () => {
    const page = await open({ width: 768, shared: true })
    await page.goto(SERVED_PAGE)
    const alone = await page.evaluate(() => {
      const sample = document.createElement('div')
      sample.className = 'rich-text'
      sample.innerHTML =
        '<p>To talk first, call <a href="tel:+441134960142">+44 113 496 0142</a>, or write to <a href="mailto:hello@vendor.example">hello@vendor.example</a>; we answer.</p>'
      document.querySelector('main')?.append(sample)
      const found: string[] = []
      for (let width = 200; width <= 700; width += 3) {
        sample.style.inlineSize = `${width}px`
        for (const link of sample.querySelectorAll('a')) {
          const sign = document.createRange()
          sign.setStart(link.nextSibling as Text, 0)
          sign.setEnd(link.nextSibling as Text, 1)
          const last = [...link.getClientRects()].at(-1)
          if (last === undefined || sign.getBoundingClientRect().top >= last.bottom)
            found.push(`${link.textContent} in ${width} px`)
        }
      }
      return found
    })
    expect(alone).toEqual([])
  },
)
