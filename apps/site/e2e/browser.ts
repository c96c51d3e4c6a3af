import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { ignoreCornerPointer } from '../../../tools/testing/ignore-corner-pointer.ts'

const DISABLED_FEATURES = [
  // Chromium treats a page with mocked responses as on the internet, which may not frame local addresses.
  'LocalNetworkAccessChecks',
  // Address bar suggestions run in a process of their own; without them a new window takes less than half the processor
  // time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next page: with a profile per test, most end without a page.
  'SpareRendererForSitePerProcess',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // A page is drawn without a graphics process: the same pixels for a tenth less processor time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Chromium otherwise rounds each letter's width, unlike visitors' browsers.
  '--font-render-hinting=none',
  `--disable-features=${DISABLED_FEATURES.join()}`,
]

export const WIDTHS = [390, 768, 1440] as const

export interface PageOptions {
  /** Of the window, in pixels; 1440 by default. */
  readonly width?: number
  /** False switches JavaScript off; true by default. */
  readonly script?: boolean
  readonly reducedMotion?: boolean
  readonly origin?: string
  /**
   * Reuses one page for the file's tests, at half the cost of a page per test. Between tests it is emptied, and loses
   * cookies, storage, routes and emulation; a stopped clock stays stopped. After a failure there is a new one. A test
   * that sends commands to Chromium, or adds scripts to every document, needs its own page.
   */
  readonly shared?: boolean
  /**
   * Reuses one page for the worker's tests, without reloading or signing in again. It stays as the last test left it,
   * except for the window's size, so go to an address first. Between files it rests at a response of its origin without
   * script.
   */
  readonly retained?: boolean
  /** Such as `de-DE`; by default American English. */
  readonly locale?: string
  /** Console messages do not fail the test: the page logs on purpose, and the test checks the console itself. */
  readonly quiet?: boolean
}

/** Console messages, errors and failed requests of the running file's pages. A worker runs one file after another. */
const complaints: string[] = []

/** Where retained pages rest: every server of the product responds at this path, without a script. */
const RESTING_PATH = '/healthz'

/** The worker's retained pages, by options. */
const retainedPages = new Map<string, Page>()

let launched: Promise<Browser> | undefined

/** The worker's Chromium: each page has its own profile, and it ends with the worker. */
async function workerChromium(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS })
  return launched
}

/**
 * Pages in Chromium for one file's tests. Console messages, violations of the content security policy and errors fail
 * the test that opened the page.
 */
export function testBrowser() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const sharedPages = new Map<string, Promise<Page>>()
  /** Keys of the shared pages that the running test opened. */
  const usedKeys = new Set<string>()

  beforeAll(async () => {
    browser = await workerChromium()
  })
  afterAll(async () => {
    for (const page of sharedPages.values()) await (await page).context().close()
  })
  afterAll(async () => {
    const notResting = [...retainedPages.values()].filter(
      (page) => !page.isClosed() && !page.url().endsWith(RESTING_PATH),
    )
    await Promise.all(notResting.map((page) => page.goto(RESTING_PATH)))
  })
  afterEach(async ({ task }) => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    for (const key of usedKeys) await resetOrDiscard(key, task.result?.state === 'fail')
    usedKeys.clear()
    expect(complaints.splice(0), 'what the pages complained of').toEqual([])
  })

  /** Resets a shared page for the next test, or discards it. */
  async function resetOrDiscard(key: string, hasFailed: boolean): Promise<void> {
    const page = await sharedPages.get(key)
    if (page === undefined) return
    if (!hasFailed) return reset(page)
    sharedPages.delete(key)
    await page.context().close()
  }

  function collectComplaints(page: Page): void {
    // React's development build advertises its tools as an info.
    page.on('console', (message) => {
      if (message.type() === 'info') return
      // Harmless: a field with autofocus inside a frame of another origin.
      if (message.text().startsWith('Blocked autofocusing')) return
      // On a busy machine a frame takes longer than half a second to respond; embeds.spec tests one that never does.
      if (message.text().startsWith('No response from ')) return
      complaints.push(`${page.url()} ${message.text()} ${message.location().url}`.trim())
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
    page.on('requestfailed', (request) => {
      // A picture that was still loading when the visitor moved on.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      complaints.push(`${page.url()} could not load ${request.url()}`)
    })
  }

  async function newPage(options: PageOptions): Promise<Page> {
    const context = await browser.newContext({
      baseURL: options.origin ?? inject('siteUrl'),
      viewport: viewportOf(options),
      javaScriptEnabled: options.script ?? true,
      reducedMotion: motionOf(options),
      ...(options.locale === undefined ? {} : { locale: options.locale }),
    })
    if (!options.shared && !options.retained) contexts.push(context)
    await context.addInitScript(ignoreCornerPointer)
    const page = await context.newPage()
    if (!options.quiet) collectComplaints(page)
    return page
  }

  async function retainedPage({ width = 1440, ...profile }: PageOptions): Promise<Page> {
    const key = JSON.stringify(profile)
    const existing = retainedPages.get(key)
    const isUsable = existing !== undefined && !existing.isClosed()
    const page = isUsable ? existing : await newPage(profile)
    retainedPages.set(key, page)
    await page.setViewportSize(viewportOf({ width }))
    return page
  }

  return {
    /**
     * A page in a profile of its own, unless it is shared or retained; addresses are relative to `origin`, by default
     * the production site.
     */
    async open(options: PageOptions = {}): Promise<Page> {
      if (options.retained) return retainedPage(options)
      if (!options.shared) return newPage(options)
      const { script, origin, locale, quiet } = options
      const key = JSON.stringify({ script, origin, locale, quiet })
      const opened = sharedPages.get(key) ?? newPage(options)
      sharedPages.set(key, opened)
      usedKeys.add(key)
      const page = await opened
      await page.setViewportSize(viewportOf(options))
      await page.emulateMedia({ reducedMotion: motionOf(options) })
      return page
    },
  }
}

const viewportOf = ({ width = 1440 }: PageOptions) => ({ width, height: 900 })
const motionOf = ({ reducedMotion }: PageOptions) => (reducedMotion ? 'reduce' : 'no-preference')

async function reset(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  await context.clearCookies()
  await page.goto('about:blank')
  await page.emulateMedia({ media: null, forcedColors: null })
  const session = await context.newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

const pagesWithStoppedClock = new WeakSet<Page>()

/** Stops a page's clock before it goes anywhere; a shared page's clock is stopped once for all tests. */
export async function stopClock(page: Page): Promise<void> {
  if (pagesWithStoppedClock.has(page)) return
  pagesWithStoppedClock.add(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
