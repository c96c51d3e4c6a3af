import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { median, quantile, table } from '../median.ts'
import { previewedPage } from '../preview/previewed-page.ts'
import { madeStories } from './made-stories.ts'
import { manyStories } from './many-stories.ts'
import { searchTimes } from './search-times.ts'
import { typeTimes } from './type-times.ts'

/**
 * What an editor waits for, measured in the editor itself: a story is opened from the tree, a letter is typed
 * and painted in the preview, the draft is saved, and one of 100,000 stories is searched.
 */
const OPENED = 20
const TYPED = 60
const owner = { email: 'owner@editor.example', password: 'a long enough password' }

process.env.OWNER_EMAIL = owner.email
process.env.OWNER_PASSWORD = owner.password
const previewed = await previewedPage()
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
})
try {
  const page = await signedIn(browser)
  const stories = await madeStories(page, previewed.cmsUrl, 2)
  const opened = await openTimes(page, stories)
  const { typed, saved } = await typeTimes(page, TYPED)
  await page.route('**/story_tree', (route) => route.fulfill({ json: manyStories(100_000) }))
  const searched = await searchTimes(page)
  const row = (what: string, times: readonly number[]) => [
    what,
    times.length,
    ...[median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(1)),
  ]
  console.log(
    table([
      ['what', 'times', 'p50, ms', 'p95, ms', 'slowest, ms'],
      row('open a story of 25 blocks, until its form is there', opened),
      row('keystroke, until it is painted in the preview', typed),
      row('save', saved),
      row('search among 100,000 stories, until the lines are painted', searched),
    ]),
  )
} finally {
  await browser.close()
  await previewed.close()
}

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: previewed.cmsUrl,
    viewport: { width: 1440, height: 900 },
  })
  const headers = { origin: previewed.cmsUrl }
  await context.request.post('/auth/sign-in/email', { data: owner, headers })
  return await context.newPage()
}

/** Milliseconds from a press in the tree until the form of that story is painted. */
async function openTimes(page: Page, stories: readonly string[]): Promise<readonly number[]> {
  await page.goto('/')
  // The tree draws the lines in sight only.
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('measured')
  const times: number[] = []
  for (let at = 0; at < OPENED; at += 1) {
    const name = stories[at % stories.length] ?? ''
    const line = page.getByRole('treeitem', { name })
    await line.waitFor()
    times.push(
      await line.evaluate(
        (element: HTMLElement, wanted) =>
          new Promise<number>((resolve) => {
            const from = performance.now()
            const look = () => {
              const title = document.querySelector('.bar-title')?.textContent ?? ''
              const isThere = title.startsWith(wanted) && document.querySelector('.fields h2')
              if (isThere) setTimeout(() => resolve(performance.now() - from))
              else requestAnimationFrame(look)
            }
            element.click()
            look()
          }),
        name,
      ),
    )
    await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor()
  }
  return times
}
