import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { SERVED_ARTICLE } from '../../../tools/testing/served-stories.ts'
import { stopClock, testBrowser } from './browser.ts'

const { open } = testBrowser()

/** An article with its contents list at work, and the clock stopped. */
async function openArticle(width = 1440): Promise<Page> {
  const page = await open({ width, reducedMotion: true, shared: true })
  await stopClock(page)
  await page.goto(SERVED_ARTICLE)
  const list = page.locator('[data-enhance="contents-list"][data-state="ready"]').first()
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return list.count()
    })
    .toBe(1)
  await page.clock.runFor(200)
  return page
}

const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).first().locator('a')
const current = (page: Page) =>
  links(page).and(page.locator('[aria-current="location"]')).allTextContents()

async function scrollHeadingTo(page: Page, index: number, share: number): Promise<string> {
  const link = links(page).nth(index)
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '')
  await page.evaluate(
    ({ id, share }) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
        scrollBy({ top: top - innerHeight * share, behavior: 'instant' })
      }),
    { id, share },
  )
  return (await link.textContent()) ?? ''
}

describe('BLOCK-7 contents list', () => {
  it('marks a heading 100 ms after it has passed into the top 40 %', async () => {
    const page = await openArticle()
    const name = await scrollHeadingTo(page, 1, 0.39)
    await page.clock.runFor(99)
    expect(await current(page)).not.toEqual([name])
    await page.clock.runFor(1)
    expect(await current(page)).toEqual([name])
  })

  inAudit('marks a heading while the page goes on scrolling', async () => {
    const page = await openArticle()
    const name = await scrollHeadingTo(page, 1, 0.39)
    await page.clock.runFor(60)
    await scrollHeadingTo(page, 1, 0.37)
    await page.clock.runFor(40)
    expect(await current(page)).toEqual([name])
  })

  inAudit('does not mark a heading that is still below the top 40 %', async () => {
    const page = await openArticle()
    const name = await scrollHeadingTo(page, 1, 0.42)
    await page.clock.runFor(1_000)
    expect(await current(page)).not.toEqual([name])
  })

  it('goes to a clicked heading, 60 px from the top, names it in the address, and back returns', async () => {
    const page = await openArticle()
    const link = links(page).nth(1)
    const hash = await link.getAttribute('href')
    await link.click()
    await page.clock.runFor(100)
    expect(new URL(page.url()).hash).toBe(hash)
    expect(await current(page)).toEqual([await link.textContent()])
    const top = await page
      .locator(`[id="${decodeURIComponent(hash?.slice(1) ?? '')}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top)
    expect(Math.round(top)).toBe(60)
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
  })

  it('keeps 120 px free above a heading on a small screen', async () => {
    const page = await openArticle(390)
    await page.getByRole('navigation', { name: 'Contents' }).first().locator('summary').click()
    const link = links(page).nth(1)
    const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '')
    await link.click()
    const top = await page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top)
    expect(Math.round(top)).toBe(120)
  })

  inAudit(
    'no longer marks a clicked heading once the visitor reads on, on a small screen too',
    async () => {
      const page = await openArticle(390)
      await page.getByRole('navigation', { name: 'Contents' }).first().locator('summary').click()
      const clicked = links(page).nth(0)
      await clicked.click()
      await page.clock.runFor(100)
      expect(await current(page)).toEqual([await clicked.textContent()])
      const next = await scrollHeadingTo(page, 1, 0.39)
      await page.clock.runFor(100)
      expect(await current(page)).toEqual([next])
    },
  )
})

/** The article with the most headings has room to scroll. */
