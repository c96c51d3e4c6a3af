import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { DEBOUNCE_MS, searchBoxBrowser, stateOf, suggestNames } from './search-box-page.ts'

const { open, openBox, openList } = searchBoxBrowser()

describe('SEARCH-1 the search box without script', () => {
  it('opens under the header with the focus in its field, and searches', async () => {
    const page = await open({ script: false, shared: true })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Find' }).click()
    const field = page.getByRole('searchbox', { name: 'Find pages and resources' })
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('earned value')
    await page.keyboard.press('Enter')
    await page.waitForURL('/search?q=earned+value')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^\d+ results? for/)
  })

  inAudit('is at the top of the menu on a phone, without taking the focus', async () => {
    const page = await open({ script: false, shared: true, width: 390 })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const field = page.getByRole('searchbox', { name: 'Find pages and resources' })
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(false)
    await field.fill('drift')
    await page.keyboard.press('Enter')
    await page.waitForURL('/search?q=drift')
  })

  inAudit('moves nothing on the page when it opens, and closes on Escape', async () => {
    const page = await open({ script: false, shared: true })
    await page.goto('/about')
    const headingBox = () => page.getByRole('heading', { level: 1 }).boundingBox()
    const before = await headingBox()
    const opener = page.getByRole('button', { name: 'Find' })
    await opener.click()
    expect(await headingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    expect(await page.locator('#header-q').isVisible()).toBe(false)
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('SEARCH-1 the search box as a combobox', () => {
  inAudit('becomes one when it takes the focus, not before', async () => {
    const page = await open()
    const loaded: string[] = []
    page.on('request', (request: Request) => loaded.push(request.url()))
    await page.goto('/search', { waitUntil: 'networkidle' })
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' })
    await field.waitFor()
    expect(loaded.filter((url) => url.includes('/search-form-'))).toEqual([])
    await field.focus()
    const box = page.getByRole('combobox', { name: 'Search this site' })
    await box.waitFor()
    const values = ['aria-autocomplete', 'aria-expanded'].map((name) => box.getAttribute(name))
    expect(await Promise.all(values)).toEqual(['list', 'false'])
    const list = page.locator(`#${await box.getAttribute('aria-controls')}`)
    expect(await list.getAttribute('role')).toBe('listbox')
    expect(await list.getAttribute('aria-label')).toBe('Suggestions')
  })

  it('SEARCH-3 SEARCH-4 suggests the search page’s first results', async () => {
    const page = await open()
    await page.goto('/search?q=plan')
    const links = await page
      .getByRole('main')
      .locator('article :is(h2, h3) a')
      .evaluateAll((all) => all.slice(0, 7).map((a) => [a.textContent, a.getAttribute('href')]))
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto('/search')
    await page.getByRole('main').getByRole('searchbox').fill('plan')
    const options = page.getByRole('option')
    await options.first().waitFor()
    const shown = await options.evaluateAll((all) =>
      all.map((option) => [option.firstChild?.textContent, option.getAttribute('href')]),
    )
    expect(links).toHaveLength(7)
    expect(shown).toEqual([...links, [`All ${heading}`, '/search?q=plan']])
  })

  inAudit('sends a request once the visitor has stopped typing for 300 ms', async () => {
    const { requests, type, page, list } = await openBox()
    await type('pl', DEBOUNCE_MS - 1)
    await type('an', DEBOUNCE_MS - 1)
    expect(requests).toEqual([])
    await page.clock.runFor(1)
    await list.waitFor()
    expect(requests).toEqual(['plan'])
  })

  inAudit('drops a response that was overtaken, and keeps the others', async () => {
    const late = Promise.withResolvers<void>()
    let isFirst = true
    const respond = async (query: string) => {
      const waits = isFirst
      isFirst = false
      if (waits) await late.promise
      return suggestNames(query)
    }
    const { page, requests, type, field, list, options } = await openBox({ respond })
    const aborted = page.waitForEvent('requestfailed')
    await type('plan')
    await expect.poll(() => requests).toEqual(['plan'])
    await type('e')
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
    await list.waitFor()
    late.resolve()
    expect(await options.count()).toBe(2)
    await field.press('Backspace')
    await page.clock.runFor(DEBOUNCE_MS)
    await expect.poll(() => options.count()).toBe(4)
    await type('e')
    await expect.poll(() => options.count()).toBe(2)
    expect(requests).toEqual(['plan', 'plane', 'plan'])
  })

  inAudit(
    'says politely how many suggestions there are, and leads on where there are none',
    async () => {
      const box = await openList()
      const { page, field, requests } = box
      const status = page.getByRole('main').getByRole('status')
      expect(await status.textContent()).toBe('3 suggestions')
      await field.fill('nothing')
      await page.clock.runFor(DEBOUNCE_MS)
      await expect.poll(() => status.textContent()).toBe('No suggestions')
      expect(await stateOf(box)).toEqual({ text: 'nothing', open: true, expanded: 'true' })
      expect(await box.options.count()).toBe(1)
      expect(await box.options.getAttribute('href')).toBe('/search?q=nothing')
      for (const text of ['   ', 'x'.repeat(201)]) {
        // Typed, it would be cut at the field's maximum.
        await field.evaluate((input: HTMLInputElement, value) => {
          input.value = value
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }, text)
        await page.clock.runFor(DEBOUNCE_MS)
      }
      expect(requests).toEqual(['plan', 'nothing'])
    },
  )

  inAudit('SEARCH-6 offers the nearest words when nothing was found, by keyboard too', async () => {
    const label = 'Did you mean “plan”? 12 results'
    const nearest = { query: 'plan', label }
    const respond = (query: string) => suggestNames(query, query === 'plna' ? { nearest } : {})
    const { page, field, options } = await openList({ respond })
    await field.fill('plna')
    await page.clock.runFor(DEBOUNCE_MS)
    await expect.poll(() => options.allTextContents()).toEqual([label])
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL('**/search?q=plan')
  })

  inAudit('SEARCH-5 shows names as text, what was searched for marked', async () => {
    const name = '<img src=x onerror=alert(1)> plan'
    const suggestions = [{ name, marks: [29, 33], path: '/about', kind: '<b>Page</b>' }]
    const { options } = await openList({ respond: (query) => suggestNames(query, { suggestions }) })
    expect(await options.first().textContent()).toBe(`${name} <b>Page</b>`)
    expect(await options.first().locator('mark').allTextContents()).toEqual(['plan'])
  })

  inAudit('still works as a form when suggestions cannot be loaded', async () => {
    const consoleOutput: string[] = []
    const html = { status: 200, body: '<html>' }
    const responses = [{ status: 500, body: '{}' }, 'no connection' as const, html]
    const respond = async () => responses.shift() ?? html
    const { page, field, list, requests } = await openBox({ quiet: true, respond })
    page.on('console', (message) => consoleOutput.push(message.text()))
    const logged = () =>
      consoleOutput.filter((line) => line.startsWith('The suggestions could not be shown:'))
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      await field.fill(text)
      await page.clock.runFor(DEBOUNCE_MS)
      await expect.poll(() => logged().length).toBe(index + 1)
    }
    expect(requests).toEqual(['a', 'b', 'c'])
    expect(await list.isVisible()).toBe(false)
    await field.press('Enter')
    await page.waitForURL('/search?q=c')
  })
})
