import { chromium } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'
import { layoutPages } from './pages.ts'
import { readVisit, recordVisit, type Visit } from './visit.ts'

/**
 * Measures each layout's first visit on a slow phone: layout shift until everything is loaded, and blocking time. Of
 * several visits, takes the shortest times, since other load only adds to them, and the largest shift.
 */
const NETWORK = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  offline: false,
}
const SLOWDOWN = 4
const VISITS = 3
/** Wait for scripts that start when the browser is idle. */
const IDLE_MS = 4000

const site = await siteUnderTest({ SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: (string | number)[][] = [
  ['layout', 'layout shift', 'longest task after the first paint, ms', 'blocking time, ms'],
]
for (const [layout, address] of await layoutPages(site.url)) {
  const visits: Visit[] = []
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measure(address))
  rows.push([
    layout,
    Math.max(...visits.map(({ layoutShift }) => layoutShift)).toFixed(3),
    roundedMinimum(visits.map(({ longestTaskMs }) => longestTaskMs)) || 'under 50',
    roundedMinimum(visits.map(({ blockingMs }) => blockingMs)),
  ])
}
await browser.close()
await site.close()
console.log(table(rows))

async function measure(address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(recordVisit)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(IDLE_MS)
  const visit = await page.evaluate(readVisit)
  await context.close()
  return visit
}

function roundedMinimum(values: readonly number[]): number {
  return Math.round(Math.min(...values))
}
