import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'

/**
 * How smoothly the needle of the home page follows a finger on a slow phone: the time of each step's own work, from
 * the input to the end of its layout, while the status date is dragged to and fro.
 */
const SLOWER = 4
const STEPS = 120
/** Milliseconds that a step may take for sixty frames a second. */
const FRAME = 1000 / 60

const site = await siteUnderTest({ SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
const devtools = await page.context().newCDPSession(page)
await page.goto(site.url)
await page.waitForSelector('.instrument input:not([hidden])')
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
const times = await dragged(page)
await browser.close()
await site.close()
const sorted = times.toSorted((one, other) => one - other)
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
console.log(
  table([
    ['steps', 'median, ms', 'p95, ms', 'longest, ms', `over ${FRAME.toFixed(1)} ms`],
    [STEPS, at(0.5), at(0.95), at(1), sorted.filter((time) => time > FRAME).length],
  ]),
)

/** One step a frame, each measured with the styles and the layout that it asks for. */
function dragged(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (steps) => {
    const range = document.querySelector<HTMLInputElement>('.instrument input')
    const taken: number[] = []
    for (let step = 0; range !== null && step < steps; step += 1) {
      await new Promise(requestAnimationFrame)
      const [least, most] = [Number(range.min), Number(range.max)]
      range.value = String(least + ((most - least) * Math.abs(steps / 2 - step)) / (steps / 2))
      const from = performance.now()
      range.dispatchEvent(new Event('input', { bubbles: true }))
      document.body.getBoundingClientRect()
      taken.push(performance.now() - from)
    }
    return taken
  }, STEPS)
}
