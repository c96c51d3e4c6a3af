import { readFileSync } from 'node:fs'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { editorHtml } from '../../tools/testing/preview-frame.ts'
import { median, quantile, table } from '../median.ts'
import { descendants, processorSeconds } from '../processor-time.ts'
import { type PreviewedPage, previewedPage } from './previewed-page.ts'

/** Measures from keystroke to repaint of the preview: 25 blocks, carousels and an island among them. */
const BLOCKS = 25
const KEYSTROKES = 200
/** The first keystrokes do not count, because code is still being compiled. */
const WARM_UP = 20

const previewed = await previewedPage()
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await openEditor(page, previewed)
const times: number[] = []
let processorMsBefore = processorMs()
for (let keystroke = 0; keystroke < KEYSTROKES + WARM_UP; keystroke += 1) {
  if (keystroke === WARM_UP) processorMsBefore = processorMs()
  const time = await type(page, `Typed ${'x'.repeat(keystroke % 40)} ${keystroke}`)
  if (keystroke >= WARM_UP) times.push(time)
}
const [server, renderers] = processorMs().map(
  (time, index) => (time - (processorMsBefore[index] ?? 0)) / KEYSTROKES,
)
await browser.close()
await previewed.close()
console.log(
  table([
    ['blocks', 'keystrokes', 'p50, ms', 'p95, ms', 'slowest, ms'],
    [
      BLOCKS,
      times.length,
      ...[median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(1)),
    ],
  ]),
)
console.log(
  `Processor time of a keystroke: preview server ${server?.toFixed(1)} ms, renderers ${renderers?.toFixed(1)} ms`,
)

async function openEditor(page: Page, { cmsUrl, address }: PreviewedPage): Promise<void> {
  const editor = `${cmsUrl}/bench-editor`
  await page.route(editor, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorHtml(address) }),
  )
  await page.goto(editor)
  await page.frameLocator('iframe').locator('#live-cover').waitFor({ state: 'hidden' })
  // An active route would send each of the preview's requests through this process.
  await page.unroute(editor)
  await page.evaluate((story) => Reflect.set(window, 'story', story), storyOfManyBlocks())
}

/** Milliseconds that the preview's server, and the pages' processes, have used so far. */
function processorMs(): readonly number[] {
  const renderers = descendants(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'),
  )
  return [[previewed.previewPid], renderers].map((pids) =>
    pids.reduce((sum, pid) => sum + processorSeconds(pid) * 1000, 0),
  )
}

/** Milliseconds until the frame has painted a typed heading. */
async function type(page: Page, heading: string): Promise<number> {
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('The editor shows no frame; expected the preview')
  const painted = frame.evaluate(repaintedAt, heading)
  const sentAt = await page.evaluate((text) => {
    const story = Reflect.get(window, 'story')
    story.content.body[0].heading = text
    const sentAt = performance.timeOrigin + performance.now()
    document.querySelector('iframe')?.contentWindow?.postMessage({ action: 'input', story }, '*')
    return sentAt
  }, heading)
  return (await painted) - sentAt
}

/** Runs in the frame: resolves when a heading with this text has been painted. */
function repaintedAt(heading: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const block = document.querySelector('[data-blok-uid$="-typed"]')
      if (block?.querySelector('h1, h2')?.textContent !== heading) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** The previewed story with `BLOCKS` blocks, the first of which is typed into. */
function storyOfManyBlocks(): object {
  const others = Object.values(allExamples).filter(
    (examples) => examples.usual.component !== 'redirect',
  )
  const typedBlock = { ...allExamples['content-area'].usual, _uid: 'typed' }
  const body = [typedBlock, ...others.map(({ usual }) => usual).slice(0, BLOCKS - 1)]
  return { ...previewed.story, content: { ...previewed.story.content, body } }
}
