import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { readVisit, recordVisit, type Visit } from '../loading/visit.ts'

/** A slow 4G line and a processor four times slower than this one. */
const SLOW_LINE = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  offline: false,
}
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
    const wire: TransferredBytes = {
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
      wire[kind] += encodedDataLength
      wire.requests += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await pause(IDLE_MS)
    return wire
  })
}

/** Measures a first visit on a slow phone. */
export async function phoneVisit(browser: Browser, url: string): Promise<PhoneVisit> {
  return visit(browser, async (page, session) => {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(recordVisit)
    await page.goto(url, { waitUntil: 'load' })
    await pause(IDLE_MS)
    const { largest, blocking, shift }: Visit = await page.evaluate(readVisit)
    return { lcp: largest, tbt: blocking, cls: shift }
  })
}

async function visit<T>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
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
