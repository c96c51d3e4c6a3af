import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { waitForIdleScripts } from '../../../tools/testing/idle-scripts.ts'
import { scrollThrough } from '../../../tools/testing/scroll-through.ts'
import { SERVED_ARTICLE } from '../../../tools/testing/served-stories.ts'

/** Headless Chromium keeps no page that a visitor has left. */
const withWindows = [inject('chromiumPath'), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => !path.includes('headless-shell') && existsSync(path),
)
const test = it.runIf(withWindows)
const testInAudit = it.runIf(withWindows && process.env.EVERY_EXAMPLE)

let browser: Browser

beforeAll(async () => {
  if (withWindows === undefined) return
  browser = await chromium.launch({
    executablePath: withWindows,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    // Playwright disables the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser?.close())

/** Reasons why Back reloaded a page; none if it came from the cache. */
async function reasonsAfterBack(path: string, ahead?: () => void): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: inject('siteUrl') })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  if (ahead) await page.addInitScript(ahead)
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await page.goto(path)
  // Waits for scripts that start later by themselves, as on a page in use.
  await waitForIdleScripts(page)
  await scrollThrough(page)
  await page.goto('/sitemap')
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  session.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve([])
  })
  // Playwright's `goBack` waits for a load, which a cached page does not have.
  await session.send('Runtime.evaluate', { expression: 'history.back()' })
  return promise
}

/** Chromium adds this reason whenever something else prevents caching. */
const mainReasons = (reasons: readonly string[]) =>
  reasons.filter((reason) => reason !== 'BrowsingInstanceNotSwapped')

/** A kind of page, and the address of one. */
type Kind = readonly [name: string, pathOf: () => Promise<string>]

const firstOf = async (folder: string) => {
  const map = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
  return new RegExp(`<loc>[^<]*?(/${folder}/[^<]+)</loc>`).exec(map)?.[1] ?? `/no-${folder}`
}

describe('Back shows a page as its visitor left it:', () => {
  const usual: readonly Kind[] = [
    ['resources, filtered', async () => '/resources?type=webinars'],
    ['a page with a form', async () => '/request-a-demo'],
  ]
  const others: readonly Kind[] = [
    ['home', async () => '/'],
    ['an article', async () => SERVED_ARTICLE],
    ['the resources', async () => '/resources'],
    ['a search', async () => '/search?q=float'],
    ['an event', () => firstOf('events')],
    ['a page with a film', () => firstOf('videos')],
    ['an episode', () => firstOf('podcast')],
    ['the choice of cookies', async () => '/cookie-preferences'],
  ]

  test.each(process.env.EVERY_EXAMPLE ? [...usual, ...others] : usual)('%s', async (_, pathOf) => {
    const path = await pathOf()
    const { headers, status } = await fetch(inject('siteUrl') + path)
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      expect.not.stringMatching('no-store'),
    ])
    expect(await reasonsAfterBack(path)).toEqual([])
  })

  testInAudit('a missing page is requested again, because of its status alone', async () => {
    expect(mainReasons(await reasonsAfterBack('/nothing-here'))).toEqual(['HTTPStatusNotOK'])
  })

  testInAudit('a page with an unload handler would be reloaded', async () => {
    const reasons = await reasonsAfterBack('/', () => addEventListener('unload', () => undefined))
    expect(mainReasons(reasons)).toEqual([expect.stringMatching(/^UnloadHandler/)])
  })
})
