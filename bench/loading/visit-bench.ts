import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { median, table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'
import { layoutPages } from './pages.ts'

/** Measures the bytes of a visit to five pages in Chromium, without and with the dictionary (decision 0090). */
const ROUNDS = 3
const VISIT = ['home', 'platform', 'resources', 'article', 'industry'] as const

/** Bytes with headers, as sent over the wire. */
interface TransferredBytes {
  document: number
  dictionary: number
  total: number
  /** Content encoding of the document. */
  encoding: string
}

const site = await siteUnderTest({ SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' })
const pages = new Map(await layoutPages(site.url))
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rounds: {
  readonly withoutDictionary: readonly TransferredBytes[]
  readonly withDictionary: readonly TransferredBytes[]
}[] = []
// The first round fills the site's caches.
for (let round = 0; round <= ROUNDS; round += 1) {
  const withoutDictionary = await visit(browser, false)
  const withDictionary = await visit(browser, true)
  if (round > 0) rounds.push({ withoutDictionary, withDictionary })
}
await browser.close()
await site.close()

const rows: (string | number)[][] = [
  [
    ...['page of the visit', 'document before B', 'with dictionary B', 'encoding'],
    ...['all before B', 'all with dictionary B', 'of that the dictionary B'],
  ],
]
const medianOf = (read: (round: (typeof rounds)[number]) => number | undefined) =>
  median(rounds.map((round) => read(round) ?? 0))
for (const [index, layout] of VISIT.entries()) {
  rows.push([
    layout,
    medianOf(({ withoutDictionary }) => withoutDictionary[index]?.document),
    medianOf(({ withDictionary }) => withDictionary[index]?.document),
    rounds[0]?.withDictionary[index]?.encoding ?? '',
    medianOf(({ withoutDictionary }) => withoutDictionary[index]?.total),
    medianOf(({ withDictionary }) => withDictionary[index]?.total),
    medianOf(({ withDictionary }) => withDictionary[index]?.dictionary),
  ])
}
const sumOf = (
  pages: readonly TransferredBytes[] | undefined,
  part: 'document' | 'total' | 'dictionary',
) => pages?.reduce((sum, page) => sum + page[part], 0)
rows.push([
  'the whole visit',
  medianOf(({ withoutDictionary }) => sumOf(withoutDictionary, 'document')),
  medianOf(({ withDictionary }) => sumOf(withDictionary, 'document')),
  '',
  medianOf(({ withoutDictionary }) => sumOf(withoutDictionary, 'total')),
  medianOf(({ withDictionary }) => sumOf(withDictionary, 'total')),
  medianOf(({ withDictionary }) => sumOf(withDictionary, 'dictionary')),
])
console.log(table(rows))

/** Waits until a file is loaded, at most 5 s, and stored. */
async function waitUntilStored(isLoaded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100 && !isLoaded(); attempt += 1) await pause(50)
  // The browser writes to its disk cache without reporting it.
  await pause(500)
}

/** Visits the pages of `VISIT` with an empty cache; returns the bytes of each. */
async function visit(
  browser: Browser,
  usesDictionary: boolean,
): Promise<readonly TransferredBytes[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (!usesDictionary) {
    await session.send('Network.setBlockedURLs', { urls: ['*/_/dictionary/*'] })
  }
  let transferred: TransferredBytes = { document: 0, dictionary: 0, total: 0, encoding: '' }
  const parts = new Map<string, 'document' | 'dictionary'>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') {
      parts.set(requestId, 'document')
      transferred.encoding = response.headers['content-encoding'] ?? ''
    }
    if (response.url.includes('/_/dictionary/')) parts.set(requestId, 'dictionary')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.total += encodedDataLength
    const part = parts.get(requestId)
    if (part !== undefined) transferred[part] += encodedDataLength
  })
  const transferredByPage: TransferredBytes[] = []
  for (const [index, layout] of VISIT.entries()) {
    transferred = { document: 0, dictionary: 0, total: 0, encoding: '' }
    await page.goto(pages.get(layout) ?? '', { waitUntil: 'networkidle' })
    // The browser fetches the first page's dictionary when idle.
    if (usesDictionary && index === 0) await waitUntilStored(() => transferred.dictionary > 0)
    transferredByPage.push(transferred)
  }
  await context.close()
  return transferredByPage
}
