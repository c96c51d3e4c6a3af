import { expect, it } from 'vitest'
import { SERVED_PAGE } from '../../../tools/testing/served-stories.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

it.each(['first', 'next'])('a shared page comes to the %s test as if it were new', async () => {
  const page = await open({ shared: true, width: 390 })
  expect(page.url()).toBe('about:blank')
  expect(await page.evaluate(() => history.length)).toBe(1)
  await page.goto(SERVED_PAGE)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.context().cookies()).toEqual([])
  const found = await page.evaluate(() => ({
    stored: [localStorage.length, sessionStorage.length],
    width: innerWidth,
    forced: matchMedia('(forced-colors: active)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  expect(found).toEqual({ stored: [0, 0], width: 390, forced: false, still: false })

  await page.context().addCookies([{ name: 'left', value: '1', url: page.url() }])
  await page.evaluate(() => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
  })
  await page.setViewportSize({ width: 800, height: 600 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.route(`**${SERVED_PAGE}`, (route) => route.fulfill({ body: 'left' }))
})
