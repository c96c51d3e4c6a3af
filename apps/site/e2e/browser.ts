import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

const SWITCHED_OFF = [
  // To Chromium, a page whose answers a test makes up is on the internet, and such a page may not frame local
  // addresses.
  'LocalNetworkAccessChecks',
  // The suggestions of the address bar, which nobody sees here: without them a new window takes less than half
  // the processor time, since they run in a process of their own.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next page: with a profile for each test, most end without a page.
  'SpareRendererForSitePerProcess',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Chromium otherwise rounds the width of each letter, as no browser of a visitor does.
  '--font-render-hinting=none',
  `--disable-features=${SWITCHED_OFF.join()}`,
]

export const WIDTHS = [390, 768, 1440] as const

export interface PageOptions {
  readonly width?: number
  readonly script?: boolean
  readonly reducedMotion?: boolean
  readonly origin?: string
  /**
   * Use the same page for all tests of the file that ask for a shared one: it costs half of what a page of its own
   * costs. Between two tests it is emptied, and loses its cookies, what is stored by its last address, its routes
   * and what it emulates; a stopped clock stays stopped. After a test that failed there is a new one. A test that
   * sends commands to Chromium itself, or adds scripts to every document, needs a page of its own.
   */
  readonly shared?: boolean
  /**
   * Use the same page for all tests of the worker that ask for a kept one, which neither loads anew what it has
   * loaded nor signs in again. It stays as the test before left it, but for the size of its window: whoever uses it
   * goes to an address first. Between two files it rests at an answer of its origin that runs no script.
   */
  readonly retained?: boolean
  /** The language that the browser wishes, such as `de-DE`; American English unless told. */
  readonly locale?: string
  /** The page writes to its console on purpose: the test looks at the console itself. */
  readonly quiet?: boolean
}

/** What the pages of the running file complained of. The files of a worker follow one another. */
const complaints: string[] = []

/** Every server of the product answers there, with a word. */
const REST = '/healthz'

/** The kept pages of this worker, by what was asked for. */
const sharedPages = new Map<string, Page>()

let launched: Promise<Browser> | undefined

/** The Chromium of this worker: all its files use it, each page in a profile of its own, and it ends with the worker. */
async function ourChromium(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS })
  return launched
}

/**
 * Pages in Chromium for the tests of one file. Whatever a page says on its console, reports against the
 * content security policy, or throws, fails the test that opened it.
 */
export function testBrowser() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const shared = new Map<string, Promise<Page>>()
  const used = new Set<string>()

  beforeAll(async () => {
    browser = await ourChromium()
  })
  afterAll(async () => {
    for (const page of shared.values()) await (await page).context().close()
  })
  afterAll(async () => {
    const awake = [...sharedPages.values()].filter(
      (page) => !page.isClosed() && !page.url().endsWith(REST),
    )
    await Promise.all(awake.map((page) => page.goto(REST)))
  })
  afterEach(async ({ task }) => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    for (const key of used) await handOn(key, task.result?.state === 'fail')
    used.clear()
    expect(complaints.splice(0), 'what the pages complained of').toEqual([])
  })

  /** Makes a shared page ready for the next test, or lets go of it. */
  async function handOn(key: string, hasFailed: boolean): Promise<void> {
    const page = await shared.get(key)
    if (page === undefined) return
    if (!hasFailed) return empty(page)
    shared.delete(key)
    await page.context().close()
  }

  function collectComplaints(page: Page): void {
    // React's development build advertises its tools as an info.
    page.on('console', (message) => {
      if (message.type() === 'info') return
      // A field with autofocus inside a frame of another origin: nothing is wrong with it.
      if (message.text().startsWith('Blocked autofocusing')) return
      // On a busy machine a frame takes longer than half a second to answer; embeds.spec tests one that never does.
      if (message.text().startsWith('No height came from ')) return
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
    await context.addInitScript(forgetPointer)
    const page = await context.newPage()
    if (!options.quiet) collectComplaints(page)
    return page
  }

  async function sharedPage({ width = 1440, ...profile }: PageOptions): Promise<Page> {
    const key = JSON.stringify(profile)
    const before = sharedPages.get(key)
    const isThere = before !== undefined && !before.isClosed()
    const page = isThere ? before : await newPage(profile)
    sharedPages.set(key, page)
    await page.setViewportSize(viewportOf({ width }))
    return page
  }

  return {
    /** A page in a profile of its own, unless it is shared or kept; addresses are relative to the production site. */
    async open(options: PageOptions = {}): Promise<Page> {
      if (options.retained) return sharedPage(options)
      if (!options.shared) return newPage(options)
      const { script, origin, locale, quiet } = options
      const key = JSON.stringify({ script, origin, locale, quiet })
      const opened = shared.get(key) ?? newPage(options)
      shared.set(key, opened)
      used.add(key)
      const page = await opened
      await page.setViewportSize(viewportOf(options))
      await page.emulateMedia({ reducedMotion: motionOf(options) })
      return page
    },
  }
}

const viewportOf = ({ width = 1440 }: PageOptions) => ({ width, height: 900 })
const motionOf = ({ reducedMotion }: PageOptions) => (reducedMotion ? 'reduce' : 'no-preference')

/**
 * In the page: to a headless Chromium, its pointer lies in the corner of each window, and it says so once a page is
 * drawn, as if the visitor had moved. A visitor of these tests has no pointer before the test moves it.
 */
function forgetPointer(): void {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
    const forget = (event: MouseEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
        event.stopImmediatePropagation()
    }
    addEventListener(type, forget, { capture: true })
  }
}

async function empty(page: Page): Promise<void> {
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

const stopped = new WeakSet<Page>()

/** Stops the clock of a page before it goes anywhere; that of a shared page is stopped once for all tests. */
export async function stopClock(page: Page): Promise<void> {
  if (stopped.has(page)) return
  stopped.add(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
