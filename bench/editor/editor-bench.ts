import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../tools/testing/ensure-chromium.ts'
import { median, quantile, table } from '../median.ts'
import { previewedPage } from '../preview/previewed-page.ts'
import { typeTimes } from './type-times.ts'

/**
 * Measures an editor's waits: opening a story, typing until the preview paints, saving, and searching 100,000 stories.
 */
const OPENINGS = 20
const KEYSTROKES = 60
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
  const stories = await createStories(page, previewed.cmsUrl, 2)
  const openMs = await openTimes(page, stories)
  const { keystrokeMs, saveMs } = await typeTimes(page, KEYSTROKES)
  await page.route('**/story_tree', (route) => route.fulfill({ json: manyStories(100_000) }))
  const searchMs = await searchTimes(page)
  const row = (action: string, times: readonly number[]) => [
    action,
    times.length,
    ...[median(times), quantile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(1)),
  ]
  console.log(
    table([
      ['action', 'times', 'p50, ms', 'p95, ms', 'slowest, ms'],
      row('open a story of 25 blocks, until its form is there', openMs),
      row('keystroke, until it is painted in the preview', keystrokeMs),
      row('save', saveMs),
      row('search among 100,000 stories, until the lines are painted', searchMs),
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

/** Milliseconds from a click in the tree until that story's form is painted. */
async function openTimes(page: Page, stories: readonly string[]): Promise<readonly number[]> {
  await page.goto('/')
  // The tree renders only visible rows.
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('measured')
  const times: number[] = []
  for (let index = 0; index < OPENINGS; index += 1) {
    const name = stories[index % stories.length] ?? ''
    const treeItem = page.getByRole('treeitem', { name })
    await treeItem.waitFor()
    times.push(
      await treeItem.evaluate(
        (element: HTMLElement, wanted) =>
          new Promise<number>((resolve) => {
            const from = performance.now()
            const check = () => {
              const title = document.querySelector('.bar-title')?.textContent ?? ''
              const isThere = title.startsWith(wanted) && document.querySelector('.fields h2')
              if (isThere) setTimeout(() => resolve(performance.now() - from))
              else requestAnimationFrame(check)
            }
            element.click()
            check()
          }),
        name,
      ),
    )
    await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor()
  }
  return times
}

/** A tree of stories as the management API sends it, in folders of a hundred each. */
function manyStories(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const isFolder = (id: number) => id % 100 === 1
  return {
    id: ids,
    parent: ids.map((id) => (isFolder(id) ? 0 : id - ((id - 1) % 100))),
    name: ids.map((id) => `Story ${id} of many that are found by their names`),
    slug: ids.map((id) => `story-${id}`),
    state: ids.map((id) => (isFolder(id) ? 'f' : 'p')),
    type: ids.map((id) => (isFolder(id) ? -1 : 0)),
    types: ['modules/page'],
  }
}

const BLOCKS = 25

/** Creates stories of 25 kinds of blocks, the first of which titles the page; returns their names. */
async function createStories(
  page: Page,
  origin: string,
  count: number,
): Promise<readonly string[]> {
  const { 'hero-banner': hero, ...others } = allExamples
  const body = [hero, ...Object.values(others)].slice(0, BLOCKS).map(({ usual }) => usual)
  const me = await (await page.request.get('/v1/me')).json()
  const names = Array.from({ length: count }, (_, index) => `Measured ${index}`)
  for (const name of names) {
    const content = { component: 'modules/page', _uid: 'root', body }
    const story = { name, slug: name.toLowerCase().replace(' ', '-'), content }
    const response = await page.request.post(`/v1/spaces/${me.space.id}/stories`, {
      data: { story },
      headers: { origin },
    })
    if (!response.ok())
      throw new Error(
        `The story ${name} was not created: ${response.status()} ${await response.text()}`,
      )
  }
  return names
}

const SEARCHES = 40

/** Milliseconds from a change in the search box until the tree shows the result. */
async function searchTimes(page: Page): Promise<readonly number[]> {
  await page.goto('/')
  const box = page.getByRole('searchbox', { name: 'Search stories' })
  await page.getByRole('treeitem', { name: 'Story 1 of many' }).waitFor()
  await page.evaluate(() => {
    const recordInput = () => Reflect.set(window, 'typedAt', performance.now())
    window.addEventListener('input', recordInput, { capture: true })
  })
  const times: number[] = []
  for (let index = 0; index < SEARCHES; index += 1) {
    const id = 20_000 + index * 1777
    const shownAt = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const check = () => {
            const treeItems = document.querySelectorAll('[aria-label="Stories"] [role=treeitem]')
            const isThere = [...treeItems].some((item) => item.textContent?.startsWith(wanted))
            if (!isThere) return requestAnimationFrame(check)
            return setTimeout(() => resolve(performance.now()))
          }
          check()
        }),
      `Story ${id} `,
    )
    await box.fill(`story ${id} names`)
    times.push(
      (await shownAt) - (await page.evaluate(() => Number(Reflect.get(window, 'typedAt')))),
    )
  }
  return times
}
