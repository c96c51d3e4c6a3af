import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Response } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { waitForIdleScripts } from '../../tools/testing/idle-scripts.ts'
import { scrollThrough } from '../../tools/testing/scroll-through.ts'
import { table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'
import { MAX_BYTES, MAX_SCRIPT } from './bounds.ts'
import { containsReact, moduleBytes } from './module-bytes.ts'
import { layoutPages, PAGES } from './pages.ts'

/** A file that a page has loaded on a phone. */
interface LoadedFile {
  readonly type: string
  /** Bytes of the body as sent. */
  readonly bodyBytes: number
  /** Bytes as sent, with headers. */
  readonly wireBytes: number
  readonly body: Buffer
}

// With a secret the list of resources is an island, as in production.
const site = await siteUnderTest({ SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' })
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: (string | number)[][] = [
  [
    ...['layout', 'HTML, brotli B', 'of that CSS', 'script, brotli B', 'with headers B'],
    ...['script requests', 'font B', 'pictures B', 'requests', 'all with headers B'],
    ...['script after scrolling', 'of that React'],
  ],
]
const overBudget: string[] = []
for (const [layout, address] of await layoutPages(site.url, process.argv[2])) {
  const measured = await measure(address)
  const [html = 0, , , script = 0, requests = 0] = measured
  rows.push([layout, ...measured])
  if (html > MAX_BYTES[layout])
    overBudget.push(`${layout}: HTML ${html} B, at most ${MAX_BYTES[layout]}`)
  if (script > MAX_SCRIPT.bytes)
    overBudget.push(`${layout}: script ${script} B, at most ${MAX_SCRIPT.bytes}`)
  if (requests > MAX_SCRIPT.requests) {
    overBudget.push(`${layout}: ${requests} requests for script, at most ${MAX_SCRIPT.requests}`)
  }
}
const carousel = await moduleBytes(await moduleAddress('carousel', PAGES.home))
await browser.close()
await site.close()
console.log(`${table(rows)}\n`)
console.log(
  table([
    ['script', 'with all it needs, brotli B', 'React, brotli B'],
    ['carousel', carousel.own, carousel.react],
  ]),
)
if (overBudget.length > 0) {
  console.error(`\nOver the budget of bytes per page:\n${overBudget.join('\n')}`)
  process.exitCode = 1
}

/** Cells of the table for a page, in the order of its heading. */
async function measure(url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  await waitForIdleScripts(page)
  const atLoad = await Promise.all(responses.map(loadedFile))
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  const scripts = (await Promise.all(responses.map(loadedFile))).filter(isScript)
  await context.close()

  const sum = (type: string) =>
    atLoad
      .filter((each) => each.type === type)
      .reduce((total, { bodyBytes }) => total + bodyBytes, 0)
  const html = atLoad.find(({ type }) => type === 'document')?.body.toString() ?? ''
  return [
    sum('document'),
    brotliBytes(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''),
    sum('script'),
    totalWireBytes(atLoad.filter(isScript)),
    atLoad.filter(isScript).length,
    sum('font'),
    sum('image'),
    atLoad.length,
    totalWireBytes(atLoad),
    scripts.reduce((total, { bodyBytes }) => total + bodyBytes, 0),
    scripts
      .filter(({ body }) => containsReact(body.toString()))
      .reduce((total, { bodyBytes }) => total + bodyBytes, 0),
  ]
}

/** The address of an island's or enhancer's script on a page. */
async function moduleAddress(name: string, path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text()
  const address = new RegExp(`data-module="([^"]*/${name}-[^"/]+)"`).exec(html)?.[1]
  if (address === undefined) throw new Error(`${path} has no ${name}`)
  return site.url + address
}

function isScript({ type }: LoadedFile): boolean {
  return type === 'script'
}

function totalWireBytes(all: readonly LoadedFile[]): number {
  return all.reduce((total, { wireBytes }) => total + wireBytes, 0)
}

async function loadedFile(response: Response): Promise<LoadedFile> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  return {
    type: response.request().resourceType(),
    bodyBytes: responseBodySize,
    wireBytes: responseHeadersSize + responseBodySize,
    body: await response.body(),
  }
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
}
