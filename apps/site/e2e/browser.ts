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
  `--disable-features=${SWITCHED_OFF.join()}`,
]

export const WIDTHS = [390, 768, 1440] as const

export interface PageOptions {
  readonly width?: number
  readonly script?: boolean
  readonly reducedMotion?: boolean
  readonly origin?: string
  /**
   * Use the same page for all tests of the file that ask for a shared one: it goes from address to address.
   */
  readonly shared?: boolean
  /**
   * Use the same page for all tests of the worker that ask for a kept one, which neither loads anew what it has
   * loaded nor signs in again. It stays as the test before left it, but for the size of its window: whoever uses it
   * goes to an address first. Between two files it rests at an answer of its origin that runs no script.
   */
  readonly kept?: boolean
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
const kept = new Map<string, Page>()

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

  beforeAll(async () => {
    browser = await ourChromium()
  })
  afterAll(async () => {
    const pages = await Promise.all(shared.values())
    await Promise.all(pages.map((page) => page.context().close()))
  })
  afterAll(async () => {
    const awake = [...kept.values()].filter(
      (page) => !page.isClosed() && !page.url().endsWith(REST),
    )
    await Promise.all(awake.map((page) => page.goto(REST)))
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0), 'what the pages complained of').toEqual([])
  })

  function collectComplaints(page: Page): void {
    // React's development build advertises its tools as an info.
    page.on('console', (message) => {
      if (message.type() === 'info') return
      // A field with autofocus inside a frame of another origin: nothing is wrong with it.
      if (message.text().startsWith('Blocked autofocusing')) return
      // On a busy machine a frame takes longer than half a second to answer; embeds.spec tests one that never does.
      if (message.text().endsWith('for its height: nothing came back.')) return
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
      viewport: { width: options.width ?? 1440, height: 900 },
      javaScriptEnabled: options.script ?? true,
      reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
      ...(options.locale === undefined ? {} : { locale: options.locale }),
    })
    if (!options.shared && !options.kept) contexts.push(context)
    const page = await context.newPage()
    if (!options.quiet) collectComplaints(page)
    return page
  }

  async function keptPage({ width = 1440, ...profile }: PageOptions): Promise<Page> {
    const key = JSON.stringify(profile)
    const before = kept.get(key)
    const isThere = before !== undefined && !before.isClosed()
    const page = isThere ? before : await newPage(profile)
    kept.set(key, page)
    await page.setViewportSize({ width, height: 900 })
    return page
  }

  return {
    /** A page in a profile of its own, unless it is shared or kept; addresses are relative to the production site. */
    open(options: PageOptions = {}): Promise<Page> {
      if (options.kept) return keptPage(options)
      if (!options.shared) return newPage(options)
      const key = JSON.stringify(options)
      const page = shared.get(key) ?? newPage(options)
      shared.set(key, page)
      return page
    },
  }
}
