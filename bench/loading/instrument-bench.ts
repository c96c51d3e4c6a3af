import { brotliCompressSync } from 'node:zlib'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { platformFolder } from '../../tools/run/project.ts'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { median, table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'
import { moduleBytes } from './module-bytes.ts'

/**
 * Measures how smoothly drawings follow a finger on a slow phone: the time of each step from input to layout while the
 * needle or the hours of a week are dragged, and the bytes of the drawing's script and data.
 */
const SLOWDOWN = 4
const STEPS = 120
/** Number of drags; the median of each step counts, so that a single pause of the machine does not. */
const DRAGS = 5
/** Maximum milliseconds of a step at sixty frames a second. */
const FRAME_MS = 1000 / 60

const instruments = [
  { name: 'instrument', path: '/', drag: dragNeedle },
  { name: 'levelling', path: `/${platformFolder()}/workforce-planning`, drag: dragHours },
]

const site = await siteUnderTest({ SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: (string | number)[][] = [
  [
    ...['page', 'steps', 'median, ms', 'p95, ms', 'longest, ms', `over ${FRAME_MS.toFixed(1)} ms`],
    ...[`processor a frame × ${SLOWDOWN}, ms`, 'script, brotli B', 'data, brotli B'],
  ],
]
for (const { name, path, drag } of instruments) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await page.goto(site.url + path)
  // Some scripts load only once a visitor moves towards the drawing.
  await page.locator(`.${name}`).hover()
  const element = page.locator(`.${name}[data-state="ready"]`)
  await element.waitFor()
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorMsBefore = await processorMs(devtools)
  await page.evaluate(drag, STEPS)
  const processorMsPerFrame =
    (SLOWDOWN * ((await processorMs(devtools)) - processorMsBefore)) / STEPS
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times = await medianDrag(() => page.evaluate(drag, STEPS))
  rows.push([
    path,
    ...summary(times),
    processorMsPerFrame.toFixed(1),
    ...(await bytesOf(page, name)),
  ])
  await page.close()
}
await browser.close()
await site.close()
console.log(table(rows))

/** The median time of each step in several drags. */
async function medianDrag(drag: () => Promise<readonly number[]>): Promise<readonly number[]> {
  const drags: (readonly number[])[] = []
  while (drags.length < DRAGS) drags.push(await drag())
  return Array.from({ length: STEPS }, (_, step) => median(drags.map((times) => times[step] ?? 0)))
}

/** Processor milliseconds of the page's main thread so far, whatever else the machine did. */
async function processorMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

function summary(times: readonly number[]): readonly (string | number)[] {
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const lateSteps = sorted.filter((time) => time > FRAME_MS).length
  return [times.length, percentile(0.5), percentile(0.95), percentile(1), lateSteps]
}

/** Compressed bytes of a drawing's script and of its data. */
async function bytesOf(page: Page, name: string): Promise<readonly number[]> {
  const { module = '', ...data } = await page
    .locator(`.${name}`)
    .first()
    .evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  const { own } = await moduleBytes(URL.parse(module, page.url())?.href ?? module)
  return [own, brotliCompressSync(data[name] ?? '').length]
}

// The following functions run in the page: one step per frame, each timed including styles and layout.

/** Drags the needle of an S-curve to and fro. */
async function dragNeedle(steps: number): Promise<readonly number[]> {
  const range = document.querySelector<HTMLInputElement>('.instrument input')
  const durations: number[] = []
  for (let step = 0; range !== null && step < steps; step += 1) {
    await new Promise(requestAnimationFrame)
    const [min, max] = [Number(range.min), Number(range.max)]
    range.value = String(min + ((max - min) * Math.abs(steps / 2 - step)) / (steps / 2))
    const start = performance.now()
    range.dispatchEvent(new Event('input', { bubbles: true }))
    document.body.getBoundingClientRect()
    durations.push(performance.now() - start)
  }
  return durations
}

/** Drags the last overbooked week's hours over the other weeks, with and without room. */
async function dragHours(steps: number): Promise<readonly number[]> {
  const cells = document.querySelector('.levelling-cells')
  const lastHours = [...document.querySelectorAll('[data-cell="loose"]')].at(-1)
  const box = cells?.getBoundingClientRect()
  const durations: number[] = []
  if (cells === null || lastHours === undefined || box === undefined) return durations
  // Pointer 1 is the mouse, which always exists, so it can be captured.
  const pointer = (type: string, clientX: number) =>
    new PointerEvent(type, {
      ...{ bubbles: true, isPrimary: true, pointerId: 1, button: 0 },
      ...{ clientX, clientY: box.bottom },
    })
  lastHours.dispatchEvent(pointer('pointerdown', box.right))
  for (let step = 0; step < steps; step += 1) {
    await new Promise(requestAnimationFrame)
    const share = Math.abs(((step * 7) % 200) - 100) / 100
    const start = performance.now()
    cells.dispatchEvent(pointer('pointermove', box.left + share * (box.width - 1)))
    document.body.getBoundingClientRect()
    durations.push(performance.now() - start)
  }
  const hasDragged = document.querySelector('.levelling-chip:not([hidden])') !== null
  cells.dispatchEvent(pointer('pointercancel', box.left))
  return hasDragged ? durations : []
}
