import { describe, expect, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import {
  activeOptionName,
  DEBOUNCE_MS,
  SUGGESTED_NAMES,
  searchBoxBrowser,
  stateOf,
} from './search-box-page.ts'

const { openBox, openList } = searchBoxBrowser()
const [FIRST, SECOND, THIRD] = SUGGESTED_NAMES.plan
const ALL = 'All 12 results for “plan”'

describe('SEARCH-1 the search box by keyboard', () => {
  inAudit(
    'goes through the list by Down and Up, around its ends, and comes back to the text',
    async () => {
      const box = await openList()
      expect(await activeOptionName(box)).toBeUndefined()
      const steps: readonly (readonly [string, string | undefined])[] = [
        ['ArrowDown', FIRST],
        ['ArrowDown', SECOND],
        ['ArrowUp', FIRST],
        ['ArrowUp', ALL],
        ['ArrowDown', FIRST],
        ['Home', undefined],
        ['ArrowUp', ALL],
        ['End', undefined],
        ['ArrowDown', FIRST],
        ['ArrowLeft', undefined],
        ['ArrowUp', ALL],
        ['ArrowUp', THIRD],
      ]
      for (const [key, name] of steps) {
        await box.field.press(key)
        expect([key, await activeOptionName(box)]).toEqual([key, name])
      }
      expect(await box.list.locator('[aria-selected=true]').count()).toBe(1)
      expect(await box.field.inputValue()).toBe('plan')
      await box.type('x', 0)
      expect(await activeOptionName(box)).toBeUndefined()
      // Home, End and Left moved in the text.
      expect(await box.field.inputValue()).toBe('plaxn')
    },
  )

  it('Enter sends the form, unless an option is active', async () => {
    const typed = await openList()
    await typed.field.press('Enter')
    await typed.page.waitForURL('/search?q=plan')
    const chosen = await openList()
    await chosen.field.press('ArrowDown')
    await chosen.field.press('Enter')
    await chosen.page.waitForURL('/about')
    if (!process.env.EVERY_EXAMPLE) return
    const all = await openList({ path: '/about', field: '#header-q' })
    await all.field.press('ArrowUp')
    await all.field.press('Enter')
    await all.page.waitForURL('/search?q=plan')
  })

  inAudit('Escape closes the list first, then clears the field, then closes the box', async () => {
    const box = await openList({ path: '/about', field: '#header-q' })
    const { field } = box
    await field.press('ArrowDown')
    await field.press('Escape')
    expect(await stateOf(box)).toEqual({ text: 'plan', open: false, expanded: 'false' })
    await field.press('ArrowDown')
    expect(await stateOf(box)).toEqual({ text: 'plan', open: true, expanded: 'true' })
    expect(await activeOptionName(box)).toBe(FIRST)
    await field.press('Escape')
    await field.press('Escape')
    expect(await stateOf(box)).toEqual({ text: '', open: false, expanded: 'false' })
    await field.press('Escape')
    expect(await field.isVisible()).toBe(false)
    expect(box.requests).toEqual(['plan'])
  })

  it('Tab leaves without choosing, and closes the box under the header', async () => {
    const { page, field, list } = await openList({ path: '/about', field: '#header-q' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await field.press('ArrowDown')
    await field.press('Tab')
    expect(await list.isVisible()).toBe(false)
    expect(await field.inputValue()).toBe('plan')
    expect(await focused()).toBe('Search')
    const next = await page.locator('.header a.button').first().textContent()
    await page.keyboard.press('Tab')
    expect(await field.isVisible()).toBe(false)
    expect(await focused()).toBe(next)
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  inAudit('waits until a composed word is finished', async () => {
    const { page, field, list, requests } = await openBox({ shared: false })
    const session = await page.context().newCDPSession(page)
    const [text, selectionStart, selectionEnd] = ['plan', 4, 4]
    await session.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
    await page.clock.runFor(10 * DEBOUNCE_MS)
    expect([await field.inputValue(), requests]).toEqual(['plan', []])
    await session.send('Input.insertText', { text })
    await page.clock.runFor(DEBOUNCE_MS)
    await list.waitFor()
    expect(requests).toEqual(['plan'])
  })
})

describe('SEARCH-1 the search box by mouse and touch', () => {
  it('a click chooses a suggestion; one elsewhere closes the list', async () => {
    const { page, list, options, field } = await openList()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await list.isVisible()).toBe(false)
    await field.press('ArrowDown')
    await options.nth(1).click()
    // A page or a folder's start page, as the brand has it.
    await page.waitForURL(/\/contact\/?$/)
  })

  inAudit('a click or Enter with a modifier opens a tab, as on any link', async () => {
    const { page, options, field } = await openList()
    const choose = [
      () => options.first().click({ modifiers: ['ControlOrMeta'] }),
      () => field.press('ControlOrMeta+Enter'),
    ]
    for (const press of choose) {
      await field.press('ArrowDown')
      const tab = page.context().waitForEvent('page')
      await press()
      await (await tab).waitForURL('/about')
    }
    expect(new URL(page.url()).pathname).toBe('/search')
  })

  inAudit('a touch chooses a suggestion', async () => {
    const { page, options } = await openList({
      width: 390,
      path: '/about',
      field: '#menu-q',
      shared: false,
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const box = await options.nth(1).boundingBox()
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // A page or a folder's start page, as the brand has it.
    await page.waitForURL(/\/contact\/?$/)
  })
})
