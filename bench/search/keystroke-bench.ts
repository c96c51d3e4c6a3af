import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { quantile, table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'

// Measures the time from a query's last key to painted suggestions in Chromium, and the response's bytes.

const QUERIES = [
  ...['p', 'pl', 'plan', 'earned', 'earned value', 'drift', 'float', 'capacity', 'gate', 'risk'],
  ...['portfolio', 'month end', 'schedule', 'cost control', 'benefits', 'programme', 'erp'],
  ...['shedule', 'ernad value', 'nothing at all like this'],
]
/** Debounce of the search box's script. */
const DEBOUNCE_MS = 300
const ROUNDS = 3

interface Keystroke {
  /** From the key until the suggestions are painted, without the debounce. */
  readonly paintedMs: number
  /** Part of `paintedMs`: from the start of the request to the end of the response. */
  readonly requestMs: number
  readonly bodyBytes: number
}

const site = await siteUnderTest()
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const keystrokes: Keystroke[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const page = await openSearchBox()
  for (const query of QUERIES) keystrokes.push(await measure(page, query))
  await page.close()
}
const searchPageBytes = await pageBytes()
await browser.close()
await site.close()

const row = (name: string, read: (keystroke: Keystroke) => number) => {
  const values = keystrokes.map(read)
  return [name, quantile(values, 0.5).toFixed(1), quantile(values, 0.95).toFixed(1)]
}
console.log(
  table([
    [`${keystrokes.length} queries`, 'p50', 'p95'],
    row(
      `key to painted suggestions, beyond the ${DEBOUNCE_MS} ms of debounce, ms`,
      (k) => k.paintedMs,
    ),
    row('of that the request, ms', (k) => k.requestMs),
    row('body of the response, B', (k) => k.bodyBytes),
    row(
      'of the bytes of the search page for “earned value”, %',
      (k) => (100 * k.bodyBytes) / searchPageBytes,
    ),
  ]),
)

async function openSearchBox(): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${site.url}/search`)
  await page.getByRole('main').getByRole('searchbox').focus()
  await page.getByRole('combobox').waitFor()
  return page
}

/** Replaces the query in the field and waits for its suggestions. */
async function measure(page: Page, query: string): Promise<Keystroke> {
  const response = page.waitForResponse((response) => response.url().includes('/api/suggestions'))
  const times = await page.evaluate(
    ({ text, debounce }) =>
      new Promise<{ paintedMs: number; requestMs: number }>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('main input[name=q]')
        const status = field?.form?.querySelector('[role=status]')
        if (!field || !status) throw new Error('The search page has no combobox')
        performance.clearResourceTimings()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          // The second frame starts when the first has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const entry = performance.getEntriesByType('resource').at(-1)
              resolve({
                paintedMs: performance.now() - start - debounce,
                requestMs: entry?.duration ?? Number.NaN,
              })
            }),
          )
        })
        observer.observe(status, { childList: true })
        field.value = text
        const start = performance.now()
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }),
    { text: query, debounce: DEBOUNCE_MS },
  )
  const { responseBodySize } = await (await response).request().sizes()
  return { ...times, bodyBytes: responseBodySize }
}

async function pageBytes(): Promise<number> {
  const page = await browser.newPage()
  const response = await page.goto(`${site.url}/search?q=earned+value`)
  const sizes = await response?.request().sizes()
  await page.close()
  return sizes?.responseBodySize ?? Number.NaN
}
