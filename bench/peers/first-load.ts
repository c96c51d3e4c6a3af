import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { ignoreCornerPointer } from '../../tools/testing/ignore-corner-pointer.ts'
import { readVisit, recordVisit, type Visit } from '../loading/visit.ts'

/** A slow 4G connection: milliseconds, and bytes per second. */
const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  offline: false,
}
/** How many times slower the processor is than this machine's. */
const SLOWDOWN = 4

const PHONE = { viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true }
/** Wait for scripts that start when the browser is idle. */
const IDLE_MS = 1500

/** Bytes of a first load as sent, headers included. */
export interface TransferredBytes {
  html: number
  css: number
  script: number
  pictures: number
  other: number
  requests: number
}

export interface PhoneVisit {
  /** Milliseconds to the largest contentful paint. */
  readonly lcp: number
  /** Milliseconds of tasks beyond 50 each, after the first paint. */
  readonly tbt: number
  readonly cls: number
}

/** Measures a first visit with empty browser caches, without interaction. */
export async function transferredBytes(browser: Browser, url: string): Promise<TransferredBytes> {
  return visit(browser, async (page, session) => {
    const transferred: TransferredBytes = {
      html: 0,
      css: 0,
      script: 0,
      pictures: 0,
      other: 0,
      requests: 0,
    }
    const kinds = new Map<string, keyof TransferredBytes>()
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (/^https?:/.test(response.url)) kinds.set(requestId, kindOf(type, response.mimeType))
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind === undefined) return
      transferred[kind] += encodedDataLength
      transferred.requests += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await pause(IDLE_MS)
    return transferred
  })
}

/** Measures a first visit on a slow phone. */
export async function phoneVisit(browser: Browser, url: string): Promise<PhoneVisit> {
  return visit(browser, async (page, session) => {
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(recordVisit)
    await page.goto(url, { waitUntil: 'load' })
    await pause(IDLE_MS)
    const { largestPaintMs, blockingMs, layoutShift }: Visit = await page.evaluate(readVisit)
    return { lcp: largestPaintMs, tbt: blockingMs, cls: layoutShift }
  })
}

/** Calls `act` with a page that has empty caches, and closes the page. */
async function visit<T>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(ignoreCornerPointer)
  const page = await context.newPage()
  const result = await act(page, await context.newCDPSession(page))
  await context.close()
  return result
}

function kindOf(type: string, mime: string): keyof TransferredBytes {
  if (type === 'Document') return 'html'
  if (type === 'Stylesheet' || mime === 'text/css') return 'css'
  if (type === 'Script' || /javascript/.test(mime)) return 'script'
  return type === 'Image' ? 'pictures' : 'other'
}
