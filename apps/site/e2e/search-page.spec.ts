import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations } from './accessibility.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

/** A search with more than one page of results, whatever the content is about. */
const COMMON = '/search?q=a'
/** A search that no word of the content comes near. */
const NOTHING = '/search?q=qxqxqxqx'
const SORRY = "Sorry, there are no entries for what you're looking for."

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('article')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of result' })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 }).textContent()
const linksOf = (page: Page) =>
  results(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The form is a plain one: with script it is sent in the audit, and by its keys in search-box-keys.spec. */
const withoutScript = (script: boolean) => it.runIf(!script || process.env.EVERY_EXAMPLE)

describe.each([true, false])('the search page, script %s', (script) => {
  withoutScript(script)(
    'SEARCH-1 asks for a query, then shows the number of results, fifty a page',
    async () => {
      const page = await open({ script, shared: true })
      await page.goto('/search')
      expect(await results(page).count()).toBe(0)
      expect(await tabs(page).count()).toBe(0)
      await main(page).getByRole('searchbox').fill('a')
      await main(page).getByRole('button', { name: 'Search' }).click()
      await page.waitForURL(/\/search\?q=a$/)
      expect(await heading(page)).toMatch(/^\d+ results for “a”$/)
      expect(await results(page).count()).toBe(50)
      const first = await linksOf(page)
      await main(page).getByRole('link', { name: 'Next', exact: true }).click()
      await page.waitForURL(/\/search\?q=a&page=2$/)
      expect(first).not.toEqual(expect.arrayContaining(await linksOf(page)))
      const current = main(page).locator('nav [aria-current="page"]')
      expect(await current.textContent()).toBe('2')
    },
  )

  inAudit('SEARCH-1 a tab shows as many as it says, and keeps the query', async () => {
    const page = await open({ script, shared: true })
    await page.goto(COMMON)
    const all = await heading(page)
    const smallest = tabs(page).getByRole('link').last()
    const count = Number(/\d+$/.exec((await smallest.textContent()) ?? '')?.[0])
    await smallest.click()
    await page.waitForURL(/&type=/)
    expect(await results(page).count()).toBe(Math.min(count, 50))
    expect(await heading(page)).toBe(all)
    expect(await main(page).getByRole('searchbox').inputValue()).toBe('a')
    expect(await tabs(page).locator('[aria-current="true"]').count()).toBe(1)
  })

  inAudit('SEARCH-6 says that there are no results, and leads on', async () => {
    const page = await open({ script, shared: true })
    await page.goto(NOTHING)
    expect(await heading(page)).toBe('0 results for “qxqxqxqx”')
    expect(await main(page).getByText(SORRY, { exact: true }).isVisible()).toBe(true)
    expect(await results(page).count()).toBe(0)
    await main(page).getByRole('link').first().click()
    expect(new URL(page.url()).pathname).not.toBe('/search')
  })

  inAudit(
    'SEARCH-6 a word with a slip in it finds nothing, and leads to the results of the word that was meant',
    async () => {
      const page = await open({ script, shared: true })
      const { word, slip } = await wordWithSlip(page)
      await page.goto(`/search?q=${slip}`)
      expect(await heading(page)).toBe(`0 results for “${slip}”`)
      expect(await main(page).getByText(SORRY, { exact: true }).isVisible()).toBe(true)
      expect(await results(page).count()).toBe(0)
      const offer = main(page).getByRole('link', { name: `Did you mean “${word}”?` })
      const count = /[\d,]+ results?$/.exec((await offer.textContent()) ?? '')?.[0]
      await offer.click()
      await page.waitForURL(`**/search?q=${word}`)
      expect(await heading(page)).toBe(`${count} for “${word}”`)
    },
  )
})

inAudit('SEARCH-5 marks what was searched for, and shows the query as text', async () => {
  const page = await open({ shared: true })
  const { word } = await wordWithSlip(page)
  await page.goto(`/search?q=${word.toUpperCase()}`)
  const marked = await results(page).first().locator('mark').first().textContent()
  expect(marked?.toLowerCase()).toContain(word)
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(await heading(page)).toContain('“<img src=x onerror=alert(1)>”')
  expect(await main(page).locator('img[src="x"]').count()).toBe(0)
})

it.each(someCases(320, 1440))(
  'the search page passes axe in every state at %i px',
  async (width) => {
    const page = await open({ width, reducedMotion: true, shared: true })
    const { word, slip } = await wordWithSlip(page)
    const all = ['/search', COMMON, `${COMMON}&page=2`, `${COMMON}&type=page`, NOTHING]
    const few = [`/search?q=${word}&type=page`, `/search?q=${slip}`]
    const emptyPages = ['/search', NOTHING, `/search?q=${slip}`]
    for (const address of [...(process.env.EVERY_EXAMPLE ? all : []), ...few]) {
      await page.goto(address)
      expect(await violations(page), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      const links = await tabs(page).getByRole('link').all()
      expect(links.length > 0, `${address}: tabs`).toBe(!emptyPages.includes(address))
      for (const link of links) {
        expect((await link.boundingBox())?.height, `${address}: a tab`).toBeGreaterThanOrEqual(44)
      }
    }
  },
)

inAudit(
  'every kind of result can be reached in a low window, and stays under the pointer when the header comes and goes',
  async () => {
    const page = await open({ reducedMotion: true })
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(COMMON)
    await page.locator('header[data-state="ready"]').waitFor()
    const last = tabs(page).getByRole('link').last()
    const scrollTo = async (top: number, state: string) => {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.locator(`header[data-follow="${state}"]`).waitFor()
      await last.scrollIntoViewIfNeeded()
      return (await last.boundingBox())?.y ?? Number.NaN
    }
    const away = await scrollTo(1200, 'hidden')
    expect(away).toBeLessThan(560)
    expect(await scrollTo(1000, 'shown')).toBe(away)
  },
)

inAudit(
  'SEARCH-1 Tab goes through the search page: field, button, tabs, then the results',
  async () => {
    const page = await open({ shared: true })
    await page.goto(COMMON)
    await main(page).getByRole('searchbox').focus()
    const names: string[] = []
    const count = (await tabs(page).getByRole('link').count()) + 2
    for (let step = 0; step < count; step++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
    }
    const expected = ['Search', ...(await tabs(page).getByRole('link').allTextContents())]
    expect(names.slice(0, -1)).toEqual(expected)
    expect(names.at(-1)).toBe(await results(page).first().getByRole('link').textContent())
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/&type=/)
  },
)

it('SEARCH-1 a query of 10 kB is refused with a page; one of 8 kB is searched for', async () => {
  const send = async (size: number) => {
    const response = await fetch(`${inject('siteUrl')}/search?q=${'x'.repeat(size)}`)
    return [response.status, response.headers.get('content-type')]
  }
  expect(await send(8000)).toEqual([200, 'text/html; charset=utf-8'])
  expect(await send(10_000)).toEqual([414, 'text/html; charset=utf-8'])
})

/** A long word of some result's name, and the same with an added letter, which no text has. */
async function wordWithSlip(page: Page): Promise<{ readonly word: string; readonly slip: string }> {
  await page.goto('/search?q=a&type=page')
  const names = await results(page).getByRole('heading').allTextContents()
  const words =
    names
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{9,}/g) ?? []
  const word = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return { word, slip: `${word.slice(0, 4)}q${word.slice(4)}` }
}
